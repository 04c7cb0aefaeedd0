import type { Result } from '#engine/diagnostics.ts';
import { oneOf, readState } from '#widgets/contract/fields.ts';
import { printWords } from '#widgets/words.ts';
import { tidy, valueOf, type Attributes } from './attributes.ts';
import type { ElementWords } from './elements.ts';

/** The looks that attributes choose, as a line and as it was read. */
export function looksFrom(
  attributes: Attributes,
  { looks }: ElementWords,
): { readonly line: string; readonly read: Result<Readonly<Record<string, string>>> } {
  const given = Object.keys(looks).flatMap((name) => {
    const value = valueOf(attributes, name);
    return value === null ? [] : [[name, tidy(name, value)] as const];
  });
  const line = printWords(given);
  const fields = Object.fromEntries(Object.entries(looks).map(([name, allowed]) => [name, oneOf(allowed)]));
  return { line, read: readState(fields, line, {}) };
}
