import type { ClaimCheck } from './claim.ts';
import { SAMPLE_CLAIMS } from './ptn/sample.ts';
import { SURVEY_CLAIMS } from './ptn/survey.ts';
import { SYNTAX_CLAIMS } from './ptn/syntax.ts';

/** Every statement of the description of Portable Tetris Notation, rows 4-01 to 4-16, in its order. */
export const PTN_CLAIMS: readonly ClaimCheck[] = [...SURVEY_CLAIMS, ...SYNTAX_CLAIMS, ...SAMPLE_CLAIMS];
