import { finished } from '#analysis/job.ts';
import type { Piece } from '#engine/piece.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf, type Scenario } from '#engine/scenario.ts';
import type { KickTest } from '#engine/trace.ts';
import type { RotationSystem } from '#engine/system.ts';
import { sameVec } from '#engine/geometry.ts';
import { underSystem } from './comparison.ts';
import { diffBoard, diffBoardsJob, type DiffBoards } from './diffBoards.ts';
import { tableDiff, type TableDiff } from './tableDiff.ts';

/** A board with as few blocks as possible on which two systems part. */
interface SmallestBoard {
  readonly blocks: number;
  /** The board under each system, with the test that wins there; null where none does. */
  readonly sides: readonly { readonly scenario: Scenario; readonly winner: KickTest | null }[];
  /** The words that show it in a comparison. */
  readonly words: string;
}

/** Two tables with, turn by turn, the boards that tell them apart; made when the site is built. */
export interface KickDiffData {
  /** Ids of the two. */
  readonly systems: readonly [string, string];
  readonly diff: TableDiff;
  readonly boards: DiffBoards;
  /** Entries of the second table, `0>>1 4`, in whose place `replacing` has another kick. */
  readonly replaced: readonly string[];
}

/** The smallest board for one turn; null when there is none. */
export function smallestBoard(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  { transition }: TableDiff['rows'][number],
): SmallestBoard | null {
  const found = diffBoard(a, b, piece, transition);
  if (!found) return null;
  const { blocks, words, scenario: first } = found;
  const sides = [first, underSystem(first, b)].map((scenario) => {
    const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
    return { scenario, winner: 'test' in outcome ? outcome.test : null };
  });
  return { blocks, sides, words };
}

/** Which entries of a table another one has replaced, term by term. */
function replacedIn(system: RotationSystem, by: RotationSystem, piece: Piece): readonly string[] {
  return tableDiff(system, by, piece).rows.flatMap(({ transition, lists: [own, other] }) => {
    if (own.is !== 'list' || other.is !== 'list') return [];
    return own.kicks.flatMap(({ kick }, index) => {
      const there = other.kicks[index];
      return there && !sameVec(kick, there.kick) ? [`${transition} ${index + 1}`] : [];
    });
  });
}

/** Two tables, the boards still to be looked for. */
export function tablesBeside(
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

/** Two tables with their boards, looked for to the end. */
export function kickDiffData(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  replacing: RotationSystem | undefined,
): KickDiffData {
  const tables = tablesBeside(a, b, piece, replacing);
  const transitions = tables.diff.rows.map(({ transition }) => transition);
  return { ...tables, boards: finished(diffBoardsJob(a, b, piece, transitions)) };
}
