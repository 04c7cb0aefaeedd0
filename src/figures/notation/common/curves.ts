/** The course of a game as paths of spectrum.ts. It is plain data, so that a page can contain it. */
export interface Curves {
  /** The stack height as a filled area. */
  readonly heights: string;
  /** The score as a line; empty if the game has none. */
  readonly score: string;
  /** Marks at the top for cleared lines, longer for more lines. */
  readonly clears: string;
  /** The highest row and the highest score; null if the game names no level. */
  readonly highest: number;
  readonly finalScore: number | null;
}

/** The size of the drawing, which is stretched to the width of the figure. Step 0 is at its left end, the last step at its right. */
export const PLOT = { width: 1000, height: 100 } as const;

/** Returns the step nearest to a fraction of the width. */
export const stepAt = (fraction: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(fraction * last)));
