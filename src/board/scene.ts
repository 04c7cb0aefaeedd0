import { add, type Vec } from '#engine/geometry.ts';
import type { Piece, Turn } from '#engine/piece.ts';
import type { Obstacle, Playfield } from '#engine/playfield.ts';
import type { Extent } from '#engine/shapes.ts';
import { extentOf } from '#engine/shapes.ts';
import { fieldFor } from '#engine/rotate.ts';
import { startMinosOf, type Leg, type RotationTrace } from '#engine/trace.ts';

/** An arrow from the ring of basic rotation to the same point of the candidate, in field points. */
interface KickArrow {
  readonly from: Vec;
  readonly to: Vec;
  /** The rotation before the kick; absent if the piece has not just rotated. */
  readonly turn?: Turn;
}

/** Contents of a board. All facts come from a trace. */
export interface Scene {
  readonly field: Playfield;
  readonly piece: Piece;
  /** Dashed outline; empty where the piece itself is drawn. */
  readonly start: readonly Vec[];
  /** The piece: solid at the start and the end, pale while a test tries it, an outline if it was never reached. */
  readonly body: readonly Vec[];
  readonly bodyIs: 'solid' | 'tried' | 'late';
  readonly obstacles: readonly Obstacle[];
  /** Squares that a rule refers to. */
  readonly marked: readonly Vec[];
  readonly arrow: KickArrow | null;
}

const LEAST_ROWS = 8;
const ROOM_ABOVE = 1;

function arrowOf(trace: RotationTrace, leg: Leg, kick: Vec): KickArrow {
  const from = add(leg.start.at, trace.system.shapes[leg.start.piece].centre);
  return { from, to: add(from, kick), turn: leg.turn };
}

/** Returns the board at a step of a trace: 0 is the start, n is test n, one more is the outcome. */
export function sceneAt(trace: RotationTrace, step: number): Scene {
  const { request, outcome, tests, legs, system } = trace;
  const field = fieldFor(system, request.field);
  const piece = request.placement.piece;
  const startMinos = startMinosOf(trace);
  const still: Scene = {
    field,
    piece,
    start: [],
    body: startMinos,
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
  const test = tests[step - 1];
  if (test) {
    const leg = legs[test.leg]!;
    return {
      field,
      piece,
      start: leg.startMinos,
      body: test.minos,
      bodyIs: test.verdict.is === 'not reached' ? 'late' : 'tried',
      obstacles: test.obstacles,
      marked: test.verdict.is === 'refused' ? test.verdict.cells : [],
      arrow: arrowOf(trace, leg, test.kick),
    };
  }
  if (step === 0 || (outcome.is !== 'rotated' && outcome.is !== 'half done')) return still;
  return {
    ...still,
    start: startMinos,
    body: outcome.test.minos,
    arrow: arrowOf(trace, legs[outcome.test.leg]!, outcome.test.kick),
  };
}

/** Returns the smallest extent that contains both. */
export const union = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
  top: Math.max(a.top, b.top),
});

/** Returns the extent of a rotation: the start and all tested positions. */
export const reachOf = (trace: RotationTrace): Extent =>
  extentOf([
    ...startMinosOf(trace),
    ...trace.legs.flatMap((leg) => leg.startMinos),
    ...trace.tests.flatMap((test) => test.minos),
  ]);

const fieldExtent = ({ width, rows }: Playfield): Extent => ({
  left: 0,
  right: width - 1,
  bottom: 0,
  top: rows.length - 1,
});

/** Returns the view of a large board: full width, the stack and all tested positions, the same at every step. */
export function wholeView(trace: RotationTrace): Extent {
  const all = fieldExtent(trace.request.field);
  const shown = union(all, reachOf(trace));
  return { ...shown, top: Math.max(shown.top + ROOM_ABOVE, LEAST_ROWS - 1) };
}

/** Widens a range to `size` squares, but not beyond `within`. */
function widen(low: number, high: number, size: number, within: readonly [number, number]): [number, number] {
  const missing = Math.max(0, size - (high - low + 1));
  const start = Math.max(Math.min(low, within[0]), low - Math.floor(missing / 2));
  const end = start + Math.max(size, high - low + 1) - 1;
  const over = Math.max(0, end - Math.max(within[1], high));
  const first = Math.max(Math.min(low, within[0]), start - over);
  return [first, Math.max(high, end - over)];
}

/** Returns the view of a small board: about six squares by `rows` round an extent. */
export function cropTo(reach: Extent, { width }: Playfield, rows: number): Extent {
  const [left, right] = widen(reach.left, reach.right, 6, [0, width - 1]);
  const [bottom, top] = widen(reach.bottom, reach.top, rows, [0, Number.POSITIVE_INFINITY]);
  return { left, right, bottom, top };
}

/** Returns the view of the small boards in the strip: everything that is tested. */
export const croppedView = (trace: RotationTrace, rows = 7): Extent =>
  cropTo(reachOf(trace), trace.request.field, rows);
