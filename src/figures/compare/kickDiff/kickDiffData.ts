import { finished } from '#analysis/job.ts';
import { withWinner, type PositionAndWinner } from '#analysis/winner.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { sameVec } from '#engine/geometry.ts';
import { sameSquaresIn } from '../common/comparison.ts';
import { diffBoard, diffBoardsJob, type DiffBoards } from './diffBoards.ts';
import { tableDiff, type TableDiff } from '../common/tableDiff.ts';

/** A smallest board on which two systems differ. */
interface SmallestBoard {
  readonly blocks: number;
  /** The board under each system with its winning test; null if none wins. */
  readonly sides: readonly PositionAndWinner[];
  /** The parameters that show it in a comparison. */
  readonly query: string;
}

/** Two tables with the boards on which they differ, turn by turn. The build computes them. */
export interface KickDiffData {
  /** The ids of the two systems. */
  readonly systems: readonly [string, string];
  readonly diff: TableDiff;
  readonly boards: DiffBoards;
  /** Entries of the second table, `0>>1 4`, that `replacing` replaces. */
  readonly replaced: readonly string[];
}

/** Returns the smallest board for one turn; null if there is none. */
export function smallestBoard(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  { transition }: TableDiff['rows'][number],
): SmallestBoard | null {
  const found = diffBoard(a, b, piece, transition);
  if (!found) return null;
  const { blocks, query, scenario: first } = found;
  const sides = [first, sameSquaresIn(b, first)].map(withWinner);
  return { blocks, sides, query };
}

/** Returns the entries of a table that another system replaces. */
function replacedIn(system: RotationSystem, by: RotationSystem, piece: Piece): readonly string[] {
  return tableDiff(system, by, piece).rows.flatMap(({ transition, lists: [own, other] }) => {
    if (own.is !== 'list' || other.is !== 'list') return [];
    return own.kicks.flatMap(({ kick }, index) => {
      const there = other.kicks[index];
      return there && !sameVec(kick, there.kick) ? [`${transition} ${index + 1}`] : [];
    });
  });
}

/** Returns two tables without their boards. */
export function tablePair(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  replacing?: RotationSystem,
): KickDiffData {
  const diff = tableDiff(a, b, piece);
  const systems = [a.id, b.id] as const;
  return {
    systems,
    diff,
    boards: {},
    replaced: replacing ? replacedIn(b, replacing, piece) : [],
  };
}

/** Returns two tables with all their boards. */
export function kickDiffData(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  replacing: RotationSystem | undefined,
): KickDiffData {
  const tables = tablePair(a, b, piece, replacing);
  const transitions = tables.diff.rows.map(({ transition }) => transition);
  return { ...tables, boards: finished(diffBoardsJob(a, b, piece, transitions)) };
}
