import { differenceOf } from '#analysis/difference.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf } from '#engine/transitions.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf, type Scenario } from '#engine/scenario.ts';
import type { KickTest } from '#engine/trace.ts';
import type { RotationSystem } from '#engine/system.ts';
import { sameVec } from '#engine/geometry.ts';
import { wordsOfComparison } from './comparison.ts';
import { tableDiff, type TableDiff } from './tableDiff.ts';
import { printWords } from './words.ts';

/** A board with as few blocks as possible on which two systems part. */
export interface SmallestBoard {
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
  /** Null where no board tells the systems apart. */
  readonly boards: Readonly<Partial<Record<Transition, Pick<SmallestBoard, 'blocks' | 'words'> | null>>>;
  /** Entries of the second table, `0>>1 4`, in whose place `replacing` has another kick. */
  readonly replaced: readonly string[];
}

/** The smallest board for one turn; null when there is none. */
export function smallestBoard(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  { transition, turn }: TableDiff['rows'][number],
): SmallestBoard | null {
  const found = differenceOf(a, b, { piece, from: endsOf(transition)[0], turn });
  if (found.is !== 'found') return null;
  const { blocks, scenarios } = found;
  const words = printWords(wordsOfComparison({ scenario: scenarios[0], others: [b], ways: 'one' }));
  const sides = scenarios.map((scenario) => {
    const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
    return { scenario, winner: 'test' in outcome ? outcome.test : null };
  });
  return { blocks: blocks.length, sides, words };
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

export function kickDiffData(
  a: RotationSystem,
  b: RotationSystem,
  piece: Piece,
  replacing: RotationSystem | undefined,
): KickDiffData {
  const diff = tableDiff(a, b, piece);
  const boards = diff.rows.map((row) => {
    const board = smallestBoard(a, b, piece, row);
    return [row.transition, board && { blocks: board.blocks, words: board.words }] as const;
  });
  const systems = [a.id, b.id] as const;
  return {
    systems,
    diff,
    boards: Object.fromEntries(boards),
    replaced: replacing ? replacedIn(b, replacing, piece) : [],
  };
}
