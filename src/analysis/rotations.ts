import { add, type Vec } from '#engine/geometry.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import {
  ORIENTATIONS,
  PIECES,
  PRECEDENCES,
  turned,
  TURNS,
  type Orientation,
  type Piece,
  type Precedence,
  type Turn,
} from '#engine/piece.ts';
import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import { choiceOf, listCount } from '#engine/kicks.ts';
import { codeInList, prepare, rotationCode } from '#engine/prepared.ts';
import { turnRule } from '#engine/rotate.ts';
import { shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';

/** One rotation of one piece as a system carries it out, with everything that its kicks depend on. */
export interface Rotation {
  readonly piece: Piece;
  readonly from: Orientation;
  readonly to: Orientation;
  readonly turn: Turn;
  /** Null where the button side does not matter. */
  readonly precedence: Precedence | null;
  readonly memory: Memory;
  /** Which of the lists that a condition chooses among; left out for the first one. */
  readonly list?: number;
}

/** How a rotation ends: the number of the test that wins, from 1 as in a trace, or `fail`. */
export type Ending = number | 'fail';

/** The squares of a rotation: those of the piece before, and those of each test in order. */
export interface RotationCells {
  readonly start: readonly Vec[];
  readonly tests: readonly (readonly Vec[])[];
}

/** The turns that a piece really makes, whatever button was pressed: a half turn made of two is two of these. */
export function turnsMade(system: RotationSystem, piece: Piece): readonly Turn[] {
  const made = TURNS.flatMap((asked) => {
    const rule = turnRule(system, piece, asked);
    return rule.is === 'refused' ? [] : [rule.is === 'made' ? asked : rule.turn];
  });
  return TURNS.filter((turn) => made.includes(turn));
}

/**
 * Every rotation of a piece. Where the side of the button matters, each side counts, and so does each list that a condition chooses among.
 * @param memory what the system remembers of the piece, that of a new piece without it
 * @example
 * import { rotationsOfPiece } from 'wallkick/analysis';
 * import { dtet } from 'wallkick/systems';
 *
 * rotationsOfPiece(dtet, 'T').length; // → 24
 */
export function rotationsOfPiece(
  system: RotationSystem,
  piece: Piece,
  memory: Memory = FRESH_MEMORY,
): readonly Rotation[] {
  const sides = system.kicks.rowBy === 'precedence' ? PRECEDENCES : [null];
  const lists = Array.from({ length: listCount(system.kicks) }, (_, list) => (list > 0 ? { list } : {}));
  return ORIENTATIONS.flatMap((from) =>
    turnsMade(system, piece).flatMap((turn) =>
      sides.flatMap((precedence) =>
        lists.map((list) => ({ piece, from, to: turned(from, turn), turn, precedence, memory, ...list })),
      ),
    ),
  );
}

/** What is held while a rotation takes its list. */
export const keysOf = (system: RotationSystem, { list = 0 }: Pick<Rotation, 'list'>): HeldKeys =>
  choiceOf(system)?.keys?.[list] ?? NO_KEYS;

/** Whether the squares around a piece choose its list. */
export const fieldChooses = (system: RotationSystem): boolean => choiceOf(system) !== null && !choiceOf(system)!.keys;

/** The code of a rotation in its list. */
export const codeOf = ({ piece, from, turn, precedence, list }: Omit<Rotation, 'to' | 'memory'>): number =>
  codeInList(rotationCode(piece, from, turn, precedence), list);

/**
 * Every rotation of a system as it is carried out, piece by piece.
 * @param memory what the system remembers of the piece, that of a new piece without it
 * @example
 * import { rotationsOf } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * rotationsOf(srsGuideline).length; // → 56
 */
export const rotationsOf = (system: RotationSystem, memory?: Memory): readonly Rotation[] =>
  PIECES.flatMap((piece) => rotationsOfPiece(system, piece, memory));

/** The displacements that a rotation tries, test 1 first. */
export const kicksOf = (system: RotationSystem, rotation: Rotation): readonly Vec[] =>
  prepare(system).lists[codeOf(rotation)]!;

/** The squares of a rotation with the bounding box of the start at `at`. */
export function cellsOf(system: RotationSystem, rotation: Rotation, at: Vec = [0, 0]): RotationCells {
  const { piece, from, to } = rotation;
  const target = shapeOf(system.shapes, piece, to);
  return {
    start: shapeOf(system.shapes, piece, from).map((square) => add(square, at)),
    tests: kicksOf(system, rotation).map((kick) => target.map((square) => add(add(square, at), kick))),
  };
}
