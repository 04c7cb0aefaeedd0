import type { Result } from '#engine/diagnostics.ts';
import { oneOf, readState } from '#figure/fields.ts';
import { printParams } from '#text/params.ts';
import type { Attributes, ElementWords } from '#figure/record/elementWords.ts';
import { givenLooks } from './looks.ts';

/** Returns the options as a query, and what is wrong with it. */
export function readLooks(
  attributes: Attributes,
  known: ElementWords,
): { readonly line: string; readonly read: Result<Readonly<Record<string, string>>> } {
  const line = printParams(givenLooks(attributes, known));
  const fields = Object.fromEntries(Object.entries(known.looks).map(([name, allowed]) => [name, oneOf(allowed)]));
  return { line, read: readState(fields, line, {}) };
}
