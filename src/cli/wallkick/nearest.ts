/** The least number of letters to add, remove, replace or swap with a neighbour until one text is the other. */
function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        last[column]! + 1,
        next[column - 1]! + 1,
        last[column - 1]! + (same ? 0 : 1),
        swapped ? before[column - 2]! + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[b.length]!;
}

/** The share of a name that may be wrong. */
const MOST_WRONG = 0.4;

/** The name that was probably meant: the nearest one, or the only one that begins with the text; null where none is near. */
export function nearestOf(text: string, names: readonly string[]): string | null {
  const wanted = text.toLowerCase();
  const begun = names.filter((name) => wanted.length > 1 && name.startsWith(wanted));
  if (begun.length > 0) return begun[0]!;
  const ranked = names
    .map((name) => ({ name, far: distance(wanted, name) }))
    .filter(({ name, far }) => far <= Math.max(1, name.length * MOST_WRONG))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.name ?? null;
}
