import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, TURNS } from '#engine/piece.ts';
import { rotate as rotateChecked } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationRequest, RotationTrace } from '#engine/trace.ts';

/** @throws RangeError if a value, which plain JavaScript may have got from anywhere, is none of those that there are */
function mustBe(what: string, value: unknown, allowed: readonly unknown[]): void {
  if (allowed.includes(value)) return;
  const found = typeof value === 'string' ? `"${value}"` : String(value);
  throw new RangeError(`${found} is no ${what}; write ${allowed.join(', ')}.`);
}

/**
 * Rotates a piece and returns the whole trace: each position that is tried, in order, with the squares that it needs, what blocks it, and the verdict. A failed rotation is a trace like any other, never an exception.
 * @param request field, placement and rotation; the minos of the placement are on free squares
 * @param memory what the system remembers of the piece, that of a new piece without it
 * @returns squares and obstacles are worked out when you read them
 * @throws RangeError for a piece, state, turn or corner that does not exist
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'I', orientation: 0, at: [3, -2] } as const;
 * const { outcome, tests } = rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' });
 * outcome.is; // → 'rotated'
 * tests.map(({ kick, verdict }) => `${kick}: ${verdict.is}`).slice(0, 2); // → ['0,0: blocked', '-2,0: blocked']
 * tests[0]?.obstacles[0]; // → { cell: [5, -1], kind: 'floor' }
 */
export function rotate(system: RotationSystem, request: RotationRequest, memory: Memory = FRESH_MEMORY): RotationTrace {
  const { piece, orientation, at } = request.placement;
  mustBe('piece', piece, PIECES);
  mustBe('state of a piece', orientation, ORIENTATIONS);
  mustBe('turn', request.turn, TURNS);
  if (at.length !== 2 || !at.every(Number.isInteger))
    throw new RangeError(`"${at.join()}" is no corner of a box; write two whole numbers, the column and the row.`);
  return rotateChecked(system, request, memory);
}
