/**
 * The most shells that go in one set. A tetromino has four squares, so it completes four shells at most; after a collapse
 * more may be full at once, and then the innermost four go first. Source: Rotatris article, "Scores", which says both "more than
 * four" and "only four" (erratum R10); the second is taken.
 */
export const MOST_SHELLS_AT_ONCE = 4;

/**
 * Points for one set of shells: 10 × squares removed × shells removed at once. It multiplies what it is given; the cap of
 * four is kept by whoever makes up the set. Source: Rotatris article, "Scores".
 */
export const score = (squares: number, shells: number): number => 10 * squares * shells;
