import { add, subtract, type Vec } from '#engine/geometry.ts';
import type { Finding, SearchedCell } from '#engine/guard.ts';
import { transition, turned, type Orientation, type Piece, type Transition, type Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { fill } from '#engine/stack.ts';
import { rotate } from '#engine/rotate.ts';
import { shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { cellNumber, cellOf } from '#rules/guards/search.ts';

// The 3 by 3 box of a piece that turns, with nothing in the field but what fills the box.

/** The pieces that the centre column rule is about, and the orientations from which it is. */
export const BOX_PIECES = ['J', 'L', 'T'] as const satisfies readonly Piece[];
export const BOX_STATES = [0, 2] as const satisfies readonly Orientation[];
export const BOX_TURNS = ['cw', 'ccw'] as const satisfies readonly Turn[];
const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A turn of a piece in a 3 by 3 box. */
export interface BoxedTurn {
  readonly piece: Exclude<Piece, 'I' | 'O'>;
  readonly from: Orientation;
  readonly turn: Turn;
}

/** One of the twelve turns that the rule is about. */
export interface BoxTurn extends BoxedTurn {
  readonly piece: (typeof BOX_PIECES)[number];
  readonly from: (typeof BOX_STATES)[number];
  readonly turn: (typeof BOX_TURNS)[number];
}

export const BOX_CASES: readonly BoxTurn[] = BOX_PIECES.flatMap((piece) =>
  BOX_STATES.flatMap((from) => BOX_TURNS.map((turn) => ({ piece, from, turn }))),
);

export const boxTransition = ({ from, turn }: BoxedTurn): Transition => transition(from, turned(from, turn));

/** The lower-left square of the box, well away from walls and floor. */
export const BOX_AT: Vec = [4, 4];

/** The square of the field on which a numbered cell of the box lies. */
export const squareOf = (number: number): Vec => add(cellOf(number), BOX_AT);

/** The number of a square of the field in the box; null outside it. */
export const numberAt = (square: Vec): number | null =>
  CELLS.find((number) => cellOf(number).join() === subtract(square, BOX_AT).join()) ?? null;

// All systems that have the rule share these shapes.
const cellsOf = (piece: Piece, orientation: Orientation): readonly number[] =>
  shapeOf(arsTgm.shapes, piece, orientation).map(cellNumber);

/** The cells that the piece does not cover before the turn: those that can be filled. */
export function freeCells({ piece, from }: BoxedTurn): readonly number[] {
  const own = cellsOf(piece, from);
  return CELLS.filter((number) => !own.includes(number));
}

/** The cells of the new orientation in the order in which the search looks at them. */
export const searchOrder = ({ piece, from, turn }: BoxedTurn): readonly number[] => cellsOf(piece, turned(from, turn));

/** The turn with some cells of the box filled; cells of the piece stay the piece's. */
export function boxTrace(system: RotationSystem, of: BoxedTurn, filled: readonly number[]): RotationTrace {
  const free = freeCells(of);
  const squares = filled.filter((number) => free.includes(number)).map(squareOf);
  const placement = { piece: of.piece, orientation: of.from, at: BOX_AT };
  return rotate(system, { field: fill(playfield(), squares, '#'), placement, turn: of.turn });
}

/** What the rule found; null when basic rotation fits and nothing had to be searched for. */
export const boxFinding = ({ legs }: RotationTrace): Finding | null => legs[0]?.findings[0] ?? null;

/** The cells that were looked at, in order: up to the one that stops the search, or all of them when basic rotation fits. */
export function searchedCells(trace: RotationTrace): readonly SearchedCell[] {
  const finding = boxFinding(trace);
  if (finding) return finding.searched;
  const minos = trace.tests[0]?.minos ?? [];
  return minos.map((cell) => ({ cell, number: cellNumber(subtract(cell, BOX_AT)), solid: false }));
}

/** `refused`: a kick was free and the rule forbade it. `blocked`: no kick was free either. */
export const BOX_OUTCOMES = ['rotates', 'right', 'left', 'refused', 'blocked'] as const;
export type BoxOutcome = (typeof BOX_OUTCOMES)[number];

/** What came of a turn in the box. */
export function boxOutcome({ outcome, tests }: RotationTrace): BoxOutcome {
  if (outcome.is === 'rotated') {
    const [dx] = outcome.test.kick;
    return dx === 0 ? 'rotates' : dx > 0 ? 'right' : 'left';
  }
  return tests.some(({ verdict }) => verdict.is === 'refused') ? 'refused' : 'blocked';
}
