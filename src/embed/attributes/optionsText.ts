import type { Result } from '#engine/diagnostics.ts';
import { oneOf, readState } from '#figure/fields.ts';
import { printParams } from '#text/params.ts';
import type { Attributes, ElementParams } from '#figure/record/elementParams.ts';
import { givenOptions } from './options.ts';

/** Returns the options as a query, and what is wrong with it. */
export function readOptions(
  attributes: Attributes,
  known: ElementParams,
): { readonly query: string; readonly read: Result<Readonly<Record<string, string>>> } {
  const query = printParams(givenOptions(attributes, known));
  const fields = Object.fromEntries(Object.entries(known.options).map(([name, allowed]) => [name, oneOf(allowed)]));
  return { query, read: readState(fields, query, {}) };
}
