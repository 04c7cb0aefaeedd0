import { differingTurns, firstDifference, groupKey, type FirstDifference } from '#analysis/sameTables.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { Extent } from '#engine/shapes.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { croppedView, union } from '#board/scene.ts';
import { NAMED_TABLES, namedTable, type NamedTable, type TurnGroup } from '#rules/namedTables.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';

/** The ids of two tables. */
export interface NamesState {
  readonly game: string;
  readonly other: string;
}

const tableId = oneOf(NAMED_TABLES.map(({ id }) => id));

export const tablesNamed = (name: string): readonly NamedTable[] => NAMED_TABLES.filter((table) => table.name === name);

/** How the turns of one table are to those of another: `absent` where one of them lacks such turns, or they were not read. */
export type Likeness = 'same' | 'differs' | 'absent';

export function likenessOf(a: NamedTable, b: NamedTable, group: TurnGroup): Likeness {
  const [own, other] = [groupKey(a, group), groupKey(b, group)];
  if (own === null || other === null) return 'absent';
  return own === other ? 'same' : 'differs';
}

/** Two tables side by side. */
export interface TablePair {
  readonly tables: readonly [NamedTable, NamedTable];
  /** How many turns try other squares, or the same in another order. */
  readonly differing: number;
  /** Null where they differ on no board. */
  readonly board: FirstDifference | null;
}

export function tablePair({ game, other }: NamesState): TablePair {
  const tables = [namedTable(game), namedTable(other)] as const;
  return { tables, differing: differingTurns(...tables).length, board: firstDifference(...tables) };
}

/** A program whose table runs on the board of a pair. */
export interface NamedTrace {
  readonly name: string;
  readonly trace: RotationTrace;
}

/** Both tables on the board that tells them apart; none where they differ on no board. */
export const namedTraces = ({ tables, board }: TablePair): readonly NamedTrace[] =>
  (board?.scenarios ?? []).map((scenario, index) => ({
    name: tables[index]!.program,
    trace: rotate(scenario.system, requestOf(scenario), scenario.memory),
  }));

/** The squares that both boards show. */
export function namedView(programs: readonly NamedTrace[]): Extent {
  const reach = programs.map(({ trace }) => croppedView(trace)).reduce(union);
  return { ...reach, bottom: Math.max(0, reach.bottom) };
}

/** The first table of a name, and the first that differs from it; the second where none does. */
export function openingPair(name: string): NamesState {
  const [first, ...others] = tablesNamed(name);
  const other = others.find((table) => differingTurns(first!, table).length > 0) ?? others[0];
  return { game: first!.id, other: other!.id };
}

/** A pair after a choice. A table is not compared with itself: the choice of the one that is shown opposite exchanges them. */
export function chosenPair({ game, other }: NamesState, choice: Partial<NamesState>): NamesState {
  const chosen = { game, other, ...choice };
  return chosen.game === chosen.other ? { game: other, other: game } : chosen;
}

export const NAME_TABLES: FigureSpec<NamesState> = {
  fields: { game: tableId, other: tableId },
  standard: { game: 'srs-plus-tetrio', other: 'srs-plus-techmino' },
  outcome: (state) => {
    const { board } = tablePair(state);
    return board ? `${board.turn.piece} ${board.turn.name}` : 'alike';
  },
};
