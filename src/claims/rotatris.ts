import type { ClaimCheck } from './claim.ts';
import { COLLAPSE_CLAIMS } from './rotatris/collapse.ts';
import { GAME_CLAIMS } from './rotatris/game.ts';
import { ROTATION_CLAIMS } from './rotatris/rotation.ts';
import { SCORING_CLAIMS } from './rotatris/scoring.ts';
import { SHELL_CLAIMS } from './rotatris/shells.ts';
import { SPEED_CLAIMS } from './rotatris/speed.ts';

/** Every statement of the Rotatris article, rows 1-01 to 1-46, in its order. */
export const ROTATRIS_CLAIMS: readonly ClaimCheck[] = [
  ...GAME_CLAIMS,
  ...ROTATION_CLAIMS,
  ...SHELL_CLAIMS,
  ...COLLAPSE_CLAIMS,
  ...SCORING_CLAIMS,
  ...SPEED_CLAIMS,
];
