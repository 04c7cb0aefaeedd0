/** A place of a drawing, in its units. */
export type Place = readonly [x: number, y: number];

/** Path data of straight lines from place to place; empty for none. */
export const linePath = (places: readonly Place[]): string =>
  places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Path data of steps: each place holds its height until the next one. */
export const stepPath = (places: readonly Place[]): string =>
  places.map(([x, y], index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');

/** The stretches of a list in which nothing is missing, each with the place of its first value. */
export function runsOf<V>(
  values: readonly (V | null)[],
): readonly { readonly first: number; readonly values: readonly V[] }[] {
  const runs: { first: number; values: V[] }[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const run = runs.at(-1);
    if (run && run.first + run.values.length === index) run.values.push(value);
    else runs.push({ first: index, values: [value] });
  });
  return runs;
}
