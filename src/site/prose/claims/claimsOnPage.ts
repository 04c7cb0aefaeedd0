import type { Claim, Evidence } from '#claims/claim.ts';
import { claimById, CLAIMS, evidenceOf } from '#claims/registry.ts';
import { misuse } from '#figure/page/checkProps.ts';

interface Page {
  readonly url: URL;
  readonly locals: object;
}

/** A claim with what its check has found; null where there is none. */
export interface JudgedClaim {
  readonly claim: Claim;
  readonly evidence: Evidence | null;
}

/** The claims that stand on a page so far: each is an address on it, so each stands there once. */
const standing = new WeakMap<object, Set<string>>();

/**
 * The claims of a page component, checked.
 *
 * @param ids their ids, separated by blanks
 * @throws Error naming the page and the id when a claim is unknown, stands on the page already, or is not borne out by its check
 */
export function claimsOnPage({ url, locals }: Page, ids: string): readonly JudgedClaim[] {
  const here = standing.get(locals) ?? new Set<string>();
  standing.set(locals, here);
  return ids
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => {
      const claim = claimById(id);
      if (!claim) throw misuse({ url }, 'Claim', unknown(id));
      if (here.has(id)) throw misuse({ url }, 'Claim', `"${id}" stands on this page already.`);
      here.add(id);
      return judged(claim);
    });
}

/** @throws Error naming the claim when its check does not bear it out */
export function judged(claim: Claim): JudgedClaim {
  const evidence = evidenceOf(claim);
  if (evidence?.holds === false)
    throw new Error(`The claim "${claim.id}" is said to be ${claim.status}, and its check found: ${evidence.found}`);
  return { claim, evidence };
}

function unknown(id: string): string {
  const [group] = id.split('.');
  const related = CLAIMS.map((claim) => claim.id).filter((known) => known.startsWith(`${group}.`));
  const hint = related.length > 0 ? ` Those that begin with "${group}." are ${related.join(', ')}.` : '';
  return `"${id}" is no claim of src/claims.${hint}`;
}
