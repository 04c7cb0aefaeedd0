import type { ClaimStatus } from '#claims/claim.ts';

/**
 * The symbol of each status as content of a stroked SVG on a 12-square grid: a tick, the caret of a corrector, two ways at once, and an
 * empty place.
 */
export const claimSigns: Readonly<Record<ClaimStatus, string>> = {
  holds: '<path d="M1.5 6.5 4.6 9.8 10.5 2.2"/>',
  corrected: '<path d="M1.5 10 6 2.5l4.5 7.5"/>',
  disputed: '<path d="M1 3.7h8.6M7 1.2l2.6 2.5M11 8.3H2.4M5 10.8 2.4 8.3"/>',
  unverifiable: '<circle cx="6" cy="6" r="4.4" stroke-dasharray="2.3 2.3"/>',
};
