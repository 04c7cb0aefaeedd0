import type { Diagnostic } from '#engine/diagnostics.ts';
import { parseParams } from '#text/params.ts';
import type { KickTableData } from '#figure/tables/kickTable.ts';
import { readTable, TABLE } from './tableQuery.ts';

/** Returns the table of a query, still without its boards; its problems; or null if the page has published it. */
export function linkedTable(query: string, published: string): KickTableData | readonly Diagnostic[] | null {
  const read = readTable(query, { ...TABLE.standard, system: published });
  if (!read.ok) return read.diagnostics;
  const params = parseParams(query);
  return params.has('group') || params.has('turns') || read.value.data.system.id !== published ? read.value.data : null;
}
