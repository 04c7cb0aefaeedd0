import type { ClaimCheck } from './claim.ts';
import { BUTTON_CLAIMS } from './dtet/buttons.ts';
import { ELSEWHERE_CLAIMS } from './dtet/elsewhere.ts';
import { GAME_CLAIMS } from './dtet/game.ts';
import { KICK_CLAIMS } from './dtet/kicks.ts';
import { ROTATION_CLAIMS } from './dtet/rotation.ts';

/** Every statement of the page on DTET, rows 2-01 to 2-40, in its order. */
export const DTET_CLAIMS: readonly ClaimCheck[] = [
  ...GAME_CLAIMS,
  ...ROTATION_CLAIMS,
  ...BUTTON_CLAIMS,
  ...KICK_CLAIMS,
  ...ELSEWHERE_CLAIMS,
];
