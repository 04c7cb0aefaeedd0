import type { Diagnostic } from '#engine/diagnostics.ts';
import { systemById } from '#rules/registry.ts';
import { readState, type Fields } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import type { KickTableData } from '#figure/tables/kickTable.ts';
import { kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';

/** What a link to a kick table may say. */
export const KICK_TABLE: Fields<{ readonly system: string }> = { system: systemId };

/** The table of the system that a line of words names, its boards still to be looked for; or what is wrong with the line. */
export function linkedTable(line: string, published: string): KickTableData | readonly Diagnostic[] | null {
  const read = readState(KICK_TABLE, line, { system: published });
  if (!read.ok) return read.diagnostics;
  const system = read.value.system === published ? undefined : systemById(read.value.system);
  return system ? kickTableJob(system, shownGroups(system)).value() : null;
}
