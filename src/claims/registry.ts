import { ARS_CLAIMS } from './ars.ts';
import type { Claim, Evidence } from './claim.ts';
import { DTET_CLAIMS } from './dtet.ts';
import { PTN_CLAIMS } from './ptn.ts';
import { ROTATRIS_CLAIMS } from './rotatris.ts';
import { SRS_CLAIMS } from './srs.ts';

/** Every claim of every source, in the order of the inventory. One file a source. */
export const CLAIMS: readonly Claim[] = [
  ...SRS_CLAIMS,
  ...ROTATRIS_CLAIMS,
  ...DTET_CLAIMS,
  ...ARS_CLAIMS,
  ...PTN_CLAIMS,
];

const byId = new Map(CLAIMS.map((claim) => [claim.id, claim]));

export const claimById = (id: string): Claim | undefined => byId.get(id);

const found = new Map<Claim, Evidence>();

/** What the check of a claim finds, run once; null where there is nothing to run. */
export function evidenceOf(claim: Claim): Evidence | null {
  if (claim.check === null) return null;
  const known = found.get(claim) ?? claim.check();
  found.set(claim, known);
  return known;
}
