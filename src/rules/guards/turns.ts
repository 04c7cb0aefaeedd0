import type { Attempt } from '#engine/attempt.ts';

// The turns that the rules of TGM3 name, by where they end.

/** An I ends upright. */
export const getsUp = ({ piece, to }: Attempt): boolean => piece === 'I' && (to & 1) === 1;

/** An I ends lying. */
export const liesDown = ({ piece, to }: Attempt): boolean => piece === 'I' && (to & 1) === 0;

/** A T ends with its nub up. */
export const pointsUp = ({ piece, to }: Attempt): boolean => piece === 'T' && to === 2;
