import type { RotationTrace } from '#engine/trace.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { stepTexts, titleOf } from '#text/narrate.ts';
import { speaker } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';

/** English, y up, states 0 to 3, rows from 1: the conventions of the site. */
export const ENGLISH: Voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };

/**
 * Says in English what happens at each step of a rotation: the start, each test with its kick and what blocks it, and the outcome. Columns and rows count from 1 at the lower left.
 * @returns a sentence or two for each step
 * @example
 * import { explain, playfield, rotate } from 'wallkick';
 * import { nintendoLeft } from 'wallkick/systems';
 *
 * const placement = { piece: 'I', orientation: 1, at: [0, 0] } as const;
 * const trace = rotate(nintendoLeft, { field: playfield({ rows: ['...#......', '...#......'] }), placement, turn: 'cw' });
 * explain(trace)[1]; // → 'Test 1, kick (0, 0): blocked by the stack at column 4, row 2.'
 */
export const explain = (trace: RotationTrace): readonly string[] => stepTexts(trace, ENGLISH);

/**
 * Names a rotation: the system, the piece and the states.
 * @example
 * import { playfield, rotate, title } from 'wallkick';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 0, at: [3, 0] } as const;
 * title(rotate(srsGuideline, { field: playfield(), placement, turn: 'cw' })); // → 'Guideline SRS, T, 0>>1'
 */
export const title = (trace: RotationTrace): string => titleOf(trace, ENGLISH);
