import type { BoxOutcome } from '#analysis/centreBox.ts';

/**
 * The sign of each outcome as a stroked path on 12 by 12 units, so that colour is not the only difference. A path is relative to where it
 * begins, so that many signs can be one path.
 */
export const OUTCOME_SIGNS: Readonly<Record<BoxOutcome, string>> = {
  rotates: 'm1.5 6.5 3.1 3.3 5.9-7.6',
  right: 'm1.5 6h8.5m-3.6-3.6 3.6 3.6-3.6 3.6',
  left: 'm10.5 6h-8.5m3.6-3.6-3.6 3.6 3.6 3.6',
  refused: 'm6 1.6a4.4 4.4 0 1 0 .01 0m-3.11 7.5 6.2-6.2',
  blocked: 'm2.2 2.2 7.6 7.6m0-7.6-7.6 7.6',
};
