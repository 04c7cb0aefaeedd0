import type { BoxOutcome } from '#analysis/centreBox.ts';

/** The sign of each outcome as a stroked path on 12 by 12 units, so that colour is not the only difference. */
export const OUTCOME_SIGNS: Readonly<Record<BoxOutcome, string>> = {
  rotates: 'M1.5 6.5 4.6 9.8 10.5 2.2',
  right: 'M1.5 6H10M6.4 2.4 10 6l-3.6 3.6',
  left: 'M10.5 6H2M5.6 2.4 2 6l3.6 3.6',
  refused: 'M6 1.6a4.4 4.4 0 1 0 .01 0M2.9 9.1 9.1 2.9',
  blocked: 'M2.2 2.2l7.6 7.6M9.8 2.2 2.2 9.8',
};
