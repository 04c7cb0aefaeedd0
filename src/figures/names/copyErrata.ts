import {
  differingTurns,
  firstDifference,
  testedSquares,
  type FirstDifference,
  type PieceTurn,
} from '#analysis/sameTables.ts';
import { subtract, vecKey, type Vec } from '#engine/geometry.ts';
import { cornerOf } from '#engine/shapes.ts';
import { NAMED_TABLES, namedTable, type NamedTable } from '#rules/namedTables.ts';
import { PIECES, type Piece, type Transition } from '#engine/piece.ts';

/** What a copy has otherwise than the table that it copies. */
export type CopyEntry =
  | {
      readonly is: 'entry';
      readonly name: Transition;
      readonly test: number;
      readonly found: Vec;
      readonly expected: Vec;
    }
  | { readonly is: 'count'; readonly name: Transition; readonly found: number; readonly expected: number }
  /** Basic rotation ends on other squares. */
  | { readonly is: 'pivot' };

export interface CopyErratum {
  readonly table: NamedTable;
  readonly original: NamedTable;
  readonly entries: readonly { readonly pieces: readonly Piece[]; readonly entry: CopyEntry }[];
  /** Null where no board shows it. */
  readonly board: FirstDifference | null;
}

/** The kicks of a turn: where its tests lie, seen from the first. */
const kicksOf = (table: NamedTable, turn: PieceTurn): readonly Vec[] => {
  const [first, ...others] = testedSquares(table.system, turn)!.map(cornerOf);
  return [first!, ...others].map((corner) => subtract(corner, first!));
};

function entriesOf(copy: NamedTable, original: NamedTable, turn: PieceTurn): readonly CopyEntry[] {
  const squares = (table: NamedTable): string => testedSquares(table.system, turn)![0]!.map(vecKey).sort().join(' ');
  if (squares(copy) !== squares(original)) return [{ is: 'pivot' }];
  const { name } = turn;
  const [found, expected] = [kicksOf(copy, turn), kicksOf(original, turn)];
  if (found.length !== expected.length) return [{ is: 'count', name, found: found.length, expected: expected.length }];
  return found.flatMap((kick, index) => {
    const other = expected[index]!;
    return vecKey(kick) === vecKey(other)
      ? []
      : [{ is: 'entry' as const, name, test: index + 1, found: kick, expected: other }];
  });
}

/** Where a copy differs from its original, the same for several pieces said once. */
function differencesOf(copy: NamedTable, original: NamedTable): CopyErratum['entries'] {
  const found = differingTurns(copy, original).flatMap((turn) =>
    entriesOf(copy, original, turn).map((entry) => ({ piece: turn.piece, entry, key: JSON.stringify(entry) })),
  );
  return [...new Set(found.map(({ key }) => key))].map((key) => {
    const same = found.filter((one) => one.key === key);
    return { pieces: PIECES.filter((piece) => same.some((one) => one.piece === piece)), entry: same[0]!.entry };
  });
}

/** Tables of programs that differ from the one they copy, by mistake or because it has changed since. */
export const copyErrata = (): readonly CopyErratum[] =>
  NAMED_TABLES.flatMap((table) => {
    if (table.copies === undefined) return [];
    const original = namedTable(table.copies);
    return { table, original, entries: differencesOf(table, original), board: firstDifference(original, table) };
  });
