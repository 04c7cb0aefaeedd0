import texts from '#content/claims/en.json' with { type: 'json' };
import { ARS_CLAIMS } from './ars.ts';
import type { Claim, ClaimCheck, ClaimText, Evidence } from './claim.ts';
import { DTET_CLAIMS } from './dtet.ts';
import { PTN_CLAIMS } from './ptn.ts';
import { ROTATRIS_CLAIMS } from './rotatris.ts';
import { SPIN_CLAIMS } from './spins.ts';
import { SRS_CLAIMS } from './srs.ts';

const CHECKS: readonly ClaimCheck[] = [
  ...SRS_CLAIMS,
  ...ROTATRIS_CLAIMS,
  ...DTET_CLAIMS,
  ...ARS_CLAIMS,
  ...PTN_CLAIMS,
  ...SPIN_CLAIMS,
];

const textOf = new Map<string, ClaimText>(Object.entries(texts));

function withText(check: ClaimCheck): Claim {
  const text = textOf.get(check.id);
  if (!text) throw new Error(`content/claims/en.json has no text for the claim ${check.id}`);
  return { ...check, ...text };
}

/** Every claim of every source, in the order of the inventory. One file a source. */
export const CLAIMS: readonly Claim[] = CHECKS.map(withText);

const byId = new Map(CLAIMS.map((claim) => [claim.id, claim]));

export const claimById = (id: string): Claim | undefined => byId.get(id);

const found = new Map<ClaimCheck, Evidence>();

/** What the check of a claim finds, run once; null where there is nothing to run. */
export function evidenceOf(claim: ClaimCheck): Evidence | null {
  if (claim.check === null) return null;
  const known = found.get(claim) ?? claim.check();
  found.set(claim, known);
  return known;
}
