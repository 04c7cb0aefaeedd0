import type { Claim, Evidence } from '#claims/claim.ts';
import { claimById, CLAIMS } from '#claims/registry.ts';
import { misuse } from '#figure/page/checkProps.ts';
import { fact } from '../../facts/fact.ts';

interface Page {
  readonly url: URL;
  readonly locals: object;
}

/** A claim with the result of its check; null without a check. */
export interface JudgedClaim {
  readonly claim: Claim;
  readonly evidence: Evidence | null;
}

/** The claims on a page so far. Each has an address on the page, so it appears only once. */
const standing = new WeakMap<object, Set<string>>();

/**
 * Returns the claims of a page component, checked.
 * @param ids their ids, separated by blanks
 * @throws Error with page and id when a claim is unknown, repeated on the page, or refuted by its check
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

/** @throws Error with the claim when its check refutes it */
export function judged(claim: Claim): JudgedClaim {
  const evidence = new Map(fact('evidence')).get(claim.id) ?? null;
  if (evidence?.holds === false)
    throw new Error(`The claim "${claim.id}" has the status ${claim.status}, but its check found: ${evidence.found}`);
  return { claim, evidence };
}

function unknown(id: string): string {
  const [group] = id.split('.');
  const related = CLAIMS.map((claim) => claim.id).filter((known) => known.startsWith(`${group}.`));
  const hint = related.length > 0 ? ` Those that begin with "${group}." are ${related.join(', ')}.` : '';
  return `"${id}" is no claim of src/claims.${hint}`;
}
