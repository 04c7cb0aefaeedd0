/** Parameters of a query by name: the state of a figure, or a request to change it. A parameter without `=` has an empty value. */
export type Params = ReadonlyMap<string, string>;

/** Parses `step=4 board=…`. If a name appears twice, the last one counts. */
export function parseParams(query: string): Params {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return new Map(
    words.map((word) => {
      const equals = word.indexOf('=');
      return equals < 0 ? [word, ''] : [word.slice(0, equals), word.slice(equals + 1)];
    }),
  );
}

export const printParams = (params: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(params, ([name, value]) => `${name}=${value}`).join(' ');

/** Returns the parameters of `base` with changes applied. An empty value removes its parameter. */
export function changedParams(base: Params, changes: Params): Params {
  return new Map([...base, ...changes].filter(([name]) => changes.get(name) !== ''));
}
