import { fits } from './fits.ts';
import type { Attempt } from './attempt.ts';
import { FRESH_MEMORY, type Memory } from './memory.ts';
import { PIECES, TURNS, type Orientation, type Piece, type Turn } from './piece.ts';
import type { Playfield } from './playfield.ts';
import { codeOutside, type Prepared } from './prepared.ts';
import type { Shape } from './shapes.ts';

/** The one attempt that guards of the fast path look at; refilled for each rotation, never kept. */
const scratch: { -readonly [K in keyof Attempt]: Attempt[K] } = {
  field: null as unknown as Playfield,
  piece: 'I',
  from: 0,
  to: 0,
  turn: 'cw',
  x: 0,
  y: 0,
  before: null as unknown as Shape,
  after: null as unknown as Shape,
  memory: FRESH_MEMORY,
};

/** Whether a guard refuses a test that fits. */
function isRefused(
  { system, lists }: Prepared,
  field: Playfield,
  code: number,
  test: number,
  x: number,
  y: number,
  memory: Memory,
): boolean {
  const shape = (codeOutside(code) / 6) | 0;
  const turn = TURNS[((code / 2) | 0) % 3] as Turn;
  const piece = PIECES[shape >> 2] as Piece;
  const list = lists[code]!;
  const [dx, dy] = list[0]!;
  scratch.field = field;
  scratch.piece = piece;
  scratch.from = (shape & 3) as Orientation;
  scratch.turn = turn;
  scratch.to = ((shape + (turn === 'cw' ? 1 : turn === '180' ? 2 : 3)) & 3) as Orientation;
  scratch.x = x + dx;
  scratch.y = y + dy;
  scratch.before = system.shapes[piece].states[scratch.from];
  scratch.after = system.shapes[piece].states[scratch.to];
  scratch.memory = memory;
  for (const guard of system.guards) if (guard.refuses(scratch, list[test]!)) return true;
  return false;
}

/** As `winningTest`, where guards have a say, and where a test may look beyond the packed rows or the masks. */
function firstAllowed(
  prepared: Prepared,
  field: Playfield,
  code: number,
  x: number,
  y: number,
  memory: Memory = FRESH_MEMORY,
): number {
  const { poses, target, lists, system } = prepared;
  const shape = target[code]!;
  const list = lists[code]!;
  for (let test = 0; test < list.length; test++) {
    const kick = list[test]!;
    if (!fits(field, poses, shape, x + kick[0], y + kick[1])) continue;
    if (test === 0 || system.guards.length === 0 || !isRefused(prepared, field, code, test, x, y, memory)) return test;
  }
  return -1;
}

/**
 * Which test wins, without the reasons and without allocating: what a search calls millions of times. Rotations that a system makes of two, or refuses, are up to the caller, and so is `fieldFor`.
 * @param prepared from `prepare`
 * @param field as the system sees it: from `fieldFor`
 * @param code from `rotationCode`, and `chosenCode` where a condition chooses among lists
 * @param x column of the lower-left square of the bounding box
 * @param y row of that square
 * @param memory what the system remembers of the piece
 * @returns the number of the test from 0, which is basic rotation, or -1 if all fail
 * @example
 * import { playfield, prepare, rotationCode, winningTest } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const srs = prepare(srsGuideline);
 * winningTest(srs, playfield(), rotationCode('T', 0, 'cw', null), 3, 0); // → 0
 */
export function winningTest(
  prepared: Prepared,
  field: Playfield,
  code: number,
  x: number,
  y: number,
  memory?: Memory,
): number {
  const { layout, moves, masks } = prepared;
  const at = code << 3;
  const origin = layout[at + 2]! + x;
  const row = layout[at + 3]! + y;
  const packed = field.packed;
  // One look at the pose of basic rotation settles the bounds of all tests: none is farther from it than the system reaches. As unsigned
  // numbers, what is below a bound is above every other. Under guards no column is within the bounds.
  if (
    packed === null ||
    (x - layout[at + 4]!) >>> 0 >= layout[at + 5]! ||
    (row - layout[at + 6]!) >>> 0 >= packed.length - layout[at + 7]!
  )
    return firstAllowed(prepared, field, code, x, y, memory);
  const start = layout[at]!;
  const end = layout[at + 1]!;
  for (let move = start; move < end; move += 2) {
    const mask = (origin + moves[move]!) << 1;
    const r = row + moves[move + 1]!;
    if (((packed[r]! & masks[mask]!) | (packed[r + 2]! & masks[mask + 1]!)) === 0) return (move - start) >> 1;
  }
  return -1;
}
