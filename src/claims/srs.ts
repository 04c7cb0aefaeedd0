import type { ClaimCheck } from './claim.ts';
import { ARIKA_CLAIMS, ARIKA_GLITCH_CLAIMS, ARIKA_LOOK_CLAIMS } from './srs/arika.ts';
import { ARIKA_ROW_CLAIMS } from './srs/arikaRows.ts';
import { DEAD_KICK_CLAIMS } from './srs/deadKicks.ts';
import { FAN_VARIANT_CLAIMS } from './srs/fanVariants.ts';
import { HALF_TURN_CLAIMS } from './srs/halfTurns.ts';
import { I_KICK_CLAIMS } from './srs/iKicks.ts';
import { ILLUSTRATION_CLAIMS } from './srs/illustration.ts';
import { KICK_ROW_CLAIMS } from './srs/kickRows.ts';
import { KICK_CLAIMS } from './srs/kicks.ts';
import { OFFSET_CLAIMS } from './srs/offsets.ts';
import { OFFSET_TABLE_CLAIMS } from './srs/offsetTables.ts';
import { OTHER_RULE_CLAIMS } from './srs/otherRules.ts';
import { OVERVIEW_CLAIMS } from './srs/overview.ts';
import { ROTATION_CLAIMS } from './srs/rotation.ts';
import { SPAWN_CLAIMS } from './srs/spawn.ts';

/** Every statement of the page on SRS, rows 0-01 to 0-79, in its order. */
export const SRS_CLAIMS: readonly ClaimCheck[] = [
  ...OVERVIEW_CLAIMS,
  ...SPAWN_CLAIMS,
  ...ROTATION_CLAIMS,
  ...KICK_CLAIMS,
  ...KICK_ROW_CLAIMS,
  ...DEAD_KICK_CLAIMS,
  ...HALF_TURN_CLAIMS,
  ...OTHER_RULE_CLAIMS,
  ...ARIKA_CLAIMS,
  ...ARIKA_ROW_CLAIMS,
  ...ARIKA_GLITCH_CLAIMS,
  ...I_KICK_CLAIMS,
  ...ARIKA_LOOK_CLAIMS,
  ...OFFSET_CLAIMS,
  ...FAN_VARIANT_CLAIMS,
  ...OFFSET_TABLE_CLAIMS,
  ...ILLUSTRATION_CLAIMS,
];
