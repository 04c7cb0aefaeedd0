import type { RotationTrace } from '#engine/trace.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { stepTexts, titleOf } from '#text/narrate.ts';
import { speaker } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';

/** English, y up, states 0 to 3, rows from 1: the conventions of the site. */
export const ENGLISH: Voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };

/** Says in English what happens at each step of a rotation. */
export const explain = (trace: RotationTrace): readonly string[] => stepTexts(trace, ENGLISH);

/** Names a rotation: the system, the piece and the transition. */
export const title = (trace: RotationTrace): string => titleOf(trace, ENGLISH);
