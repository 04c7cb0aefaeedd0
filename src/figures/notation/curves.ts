/** The course of a game as paths, made by spectrum.ts: plain data, so that a page can bring it along. */
export interface Curves {
  /** Stack height: a filled area. */
  readonly heights: string;
  /** Score: a line; empty where none is counted. */
  readonly score: string;
  /** Marks along the top for lines cleared, longer for each line. */
  readonly clears: string;
  /** Rows, and points; null where no level is named. */
  readonly highest: number;
  readonly finalScore: number | null;
}

/** Width and height of the drawing; it is stretched to the width of the figure. Step 0 is its left end, the last step its right. */
export const PLOT = { width: 1000, height: 100 } as const;

/** The step nearest to a fraction of the width. */
export const stepAt = (fraction: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(fraction * last)));
