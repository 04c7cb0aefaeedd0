import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, printState, readState, type Fields } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import { TABLE_TURNS, type KickTableData } from '#figure/tables/kickTable.ts';
import { groupNamed, kickGroups, kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';

interface TableState {
  readonly system: string;
  /** Letters of pieces that share their rows; `all` for all that kick. */
  readonly group: string;
  readonly turns: keyof typeof TABLE_TURNS;
}

/** The state of a kick table. */
export const TABLE: { readonly fields: Fields<TableState>; readonly standard: TableState } = {
  fields: {
    system: systemId,
    group: { print: String, read: String, allowed: 'letters of pieces that share their rows' },
    turns: oneOf(['all', 'quarter', '180']),
  },
  standard: { system: DEFAULT_SYSTEM.id, group: 'all', turns: 'all' },
};

const diagnose = diagnoser({
  'table.group': '"{found}" are not pieces of {system} that share their rows; those are {allowed}.',
  'table.half': '{system} has no separate half turns; allowed are all and quarter.',
});

export interface ShownTable {
  /** Returns the parameters of a table. */
  readonly query: string;
  readonly data: KickTableData;
}

const placeOf = (query: string, name: string) => {
  const start = query.indexOf(`${name}=`);
  const end = query.indexOf(' ', start);
  return { start: start + name.length + 1, end: end < 0 ? query.length : end };
};

/** Reads the table of a query. The figure searches its boards later, because that would block the page. */
export function readTable(query: string, base = TABLE.standard): Result<ShownTable> {
  const read = readState(TABLE.fields, query, base);
  if (!read.ok) return read;
  const { group, turns } = read.value;
  const system = systemById(read.value.system)!;
  const named = group === 'all' ? null : groupNamed(system, group);
  if (group !== 'all' && !named) {
    const allowed = `all, ${kickGroups(system)
      .map((pieces) => pieces.join(''))
      .join(', ')}`;
    return failed(diagnose('table.group', placeOf(query, 'group'), { found: group, system: system.id, allowed }));
  }
  if (turns === '180' && system.turns.rules['180'].is !== 'made')
    return failed(diagnose('table.half', placeOf(query, 'turns'), { system: system.id }));
  return ok({
    query: printState(TABLE.fields, read.value),
    data: kickTableJob(system, named ? [named] : shownGroups(system), TABLE_TURNS[turns]).value(),
  });
}
