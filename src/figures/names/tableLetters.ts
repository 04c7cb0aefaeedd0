import { groupKey } from '#analysis/sameTables.ts';
import { NAMED_TABLES, TURN_GROUPS, type NamedTable, type TurnGroup } from '#rules/namedTables.ts';

/** `A`, `B`, … `Z`, `AA`, `AB`, …: a name for each number from 0. */
const letter = (number: number): string =>
  number < 26 ? String.fromCharCode(65 + number) : letter(Math.floor(number / 26) - 1) + letter(number % 26);

export interface LetteredTable {
  readonly table: NamedTable;
  /** The same letter for equal tables; null where the turns are not made, or were not read. */
  readonly letters: Readonly<Record<TurnGroup, string | null>>;
}

/** All named tables with a letter for each group of turns. */
export function letteredTables(): readonly LetteredTable[] {
  const keysOf = (group: TurnGroup) => NAMED_TABLES.map((table) => groupKey(table, group));
  const lettersOf = (group: TurnGroup): readonly (string | null)[] => {
    const keys = keysOf(group);
    const different = [...new Set(keys.filter((key) => key !== null))];
    return keys.map((key) => (key === null ? null : letter(different.indexOf(key))));
  };
  const columns = TURN_GROUPS.map((group) => [group, lettersOf(group)] as const);
  return NAMED_TABLES.map((table, row) => ({
    table,
    letters: Object.fromEntries(columns.map(([group, letters]) => [group, letters[row]])) as LetteredTable['letters'],
  }));
}
