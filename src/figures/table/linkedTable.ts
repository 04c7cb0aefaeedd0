import type { Diagnostic } from '#engine/diagnostics.ts';
import { systemById } from '#rules/registry.ts';
import { readState, type Fields } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import type { KickTableData } from '#figure/tables/kickTable.ts';
import { kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';

/** The parameters of a link to a kick table. */
export const KICK_TABLE: Fields<{ readonly system: string }> = { system: systemId };

/** Returns the table of a query's system, still without its boards; or the problems of the query. */
export function linkedTable(line: string, published: string): KickTableData | readonly Diagnostic[] | null {
  const read = readState(KICK_TABLE, line, { system: published });
  if (!read.ok) return read.diagnostics;
  const system = read.value.system === published ? undefined : systemById(read.value.system);
  return system ? kickTableJob(system, shownGroups(system)).value() : null;
}
