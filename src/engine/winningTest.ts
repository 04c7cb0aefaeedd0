import { fits } from './fits.ts';
import type { Attempt } from './attempt.ts';
import { FRESH_MEMORY, type Memory } from './memory.ts';
import { PIECES, TURNS, type Orientation, type Piece, type Turn } from './piece.ts';
import { PACKED_BELOW, type Playfield } from './playfield.ts';
import { MASK_COLUMNS, MASK_LEFT } from './poses.ts';
import type { Prepared } from './prepared.ts';
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

function refused(
  { system, first, dx, dy, lists }: Prepared,
  field: Playfield,
  code: number,
  k: number,
  x: number,
  y: number,
  memory: Memory,
): boolean {
  if (k === 0 || system.guards.length === 0) return false;
  const shape = (code / 6) | 0;
  const turn = TURNS[((code / 2) | 0) % 3] as Turn;
  const piece = PIECES[shape >> 2] as Piece;
  const base = first[code]!;
  scratch.field = field;
  scratch.piece = piece;
  scratch.from = (shape & 3) as Orientation;
  scratch.turn = turn;
  scratch.to = ((shape + (turn === 'cw' ? 1 : turn === '180' ? 2 : 3)) & 3) as Orientation;
  scratch.x = x + dx[base]!;
  scratch.y = y + dy[base]!;
  scratch.before = system.shapes[piece].states[scratch.from];
  scratch.after = system.shapes[piece].states[scratch.to];
  scratch.memory = memory;
  const kick = lists[code]![k]!;
  for (const guard of system.guards) if (guard.refuses(scratch, kick)) return true;
  return false;
}

/**
 * Which test wins, without the reasons and without allocating: what a search calls millions of times. Rotations that a system makes of two, or refuses, are up to the caller, and so is `fieldFor`.
 * @param prepared from `prepare`
 * @param field as the system sees it: from `fieldFor`
 * @param code from `rotationCode`
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
  memory: Memory = FRESH_MEMORY,
): number {
  const { first, count, target, dx, dy, poses, reach } = prepared;
  const start = first[code]!;
  const end = start + count[code]!;
  const shape = target[code]!;
  const packed = field.packed;
  const row = y + poses.lowest[shape]! + PACKED_BELOW;
  const column = x + MASK_LEFT;
  // One look at the pose of basic rotation settles the bounds of all tests: none lies farther from it than the system reaches.
  // A pose takes up two entries, `row` and `row + 2`.
  if (
    packed !== null &&
    row >= reach[1] &&
    row + reach[1] + 2 < packed.length &&
    column >= reach[0] &&
    column + reach[0] < MASK_COLUMNS
  ) {
    const masks = poses.masks;
    const origin = shape * MASK_COLUMNS + column;
    for (let k = start; k < end; k++) {
      const at = (origin + dx[k]!) * 2;
      const r = row + dy[k]!;
      if (
        ((packed[r]! & masks[at]!) | (packed[r + 2]! & masks[at + 1]!)) === 0 &&
        !refused(prepared, field, code, k - start, x, y, memory)
      )
        return k - start;
    }
    return -1;
  }
  for (let k = start; k < end; k++) {
    if (fits(field, poses, shape, x + dx[k]!, y + dy[k]!) && !refused(prepared, field, code, k - start, x, y, memory))
      return k - start;
  }
  return -1;
}
