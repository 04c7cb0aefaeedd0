import { ACE_CLAIMS } from './ars/ace.ts';
import { CENTRE_COLUMN_CLAIMS } from './ars/centreColumn.ts';
import { CONSPIRACY_CLAIMS } from './ars/conspiracy.ts';
import { FAMILY_CLAIMS } from './ars/family.ts';
import { KICK_CLAIMS } from './ars/kicks.ts';
import { RIGHT_BIAS_CLAIMS } from './ars/rightBias.ts';
import { ROTATION_CLAIMS } from './ars/rotation.ts';
import { SAKURA_CLAIMS } from './ars/sakura.ts';
import { TI_CLAIMS } from './ars/ti.ts';
import type { ClaimCheck } from './claim.ts';

/** Every statement of the page on ARS, rows 3-01 to 3-44, in its order. */
export const ARS_CLAIMS: readonly ClaimCheck[] = [
  ...FAMILY_CLAIMS,
  ...ROTATION_CLAIMS,
  ...KICK_CLAIMS,
  ...CENTRE_COLUMN_CLAIMS,
  ...CONSPIRACY_CLAIMS,
  ...SAKURA_CLAIMS,
  ...TI_CLAIMS,
  ...RIGHT_BIAS_CLAIMS,
  ...ACE_CLAIMS,
];
