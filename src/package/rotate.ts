import { mustBeInField, mustBeOneOf } from '#engine/given.ts';
import { FRESH_MEMORY, type Memory } from '#engine/memory.ts';
import { TURNS } from '#engine/piece.ts';
import { rotate as rotateChecked } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationRequest, RotationTrace } from '#engine/trace.ts';

/**
 * Rotates a piece and returns the whole trace: each position that is tried, in order, with the squares that it needs, what blocks it, and the verdict. A failed rotation is a trace like any other, never an exception.
 * @param request field, placement and rotation; the minos of the placement are on free squares
 * @param memory what the system remembers of the piece, that of a new piece without it
 * @returns squares and obstacles are worked out when you read them
 * @throws RangeError for a piece, state, turn or corner that does not exist, and for a piece outside of the field
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
  mustBeInField(system, request.field, request.placement);
  mustBeOneOf('turn', request.turn, TURNS);
  return rotateChecked(system, request, memory);
}
