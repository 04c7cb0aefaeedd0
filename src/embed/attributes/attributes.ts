import { changedParams, printParams, parseParams } from '#text/params.ts';
import { valueIn, type Attributes, type ElementParams } from '#figure/record/elementParams.ts';

/** Rows of a board may be separate lines: blanks between them count as slashes. In other parameters blanks are removed. */
export const tidy = (name: string, value: string): string => value.trim().replace(/\s+/g, name === 'board' ? '/' : '_');

/** Joins attributes to one query: the attribute that holds a whole query, overridden by the attributes for single parameters. */
export function queryFrom(attributes: Attributes, { params, queryAttribute }: ElementParams): string {
  const single = params.flatMap((name) => {
    const value = valueIn(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
  const base = queryAttribute === null ? '' : (valueIn(attributes, queryAttribute) ?? '').trim();
  return base !== '' && single.length === 0 ? base : printParams(changedParams(parseParams(base), new Map(single)));
}
