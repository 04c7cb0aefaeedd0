import { area, curveStep, line } from 'd3';
import { scale } from '#figure/charts/scale.ts';
import type { GameRecord } from '#notation/gameRecord.ts';
import { PLOT, type Curves } from './curves.ts';

/** A range of steps that the curve draws as one, or a single step if there is space. */
export interface Bin {
  readonly first: number;
  readonly last: number;
  /** The highest stack of the range. */
  readonly height: number;
  /** The score at the end of the range; null before the game names a level. */
  readonly score: number | null;
  /** The most lines that one of its moves clears. */
  readonly cleared: number;
}

/** The most steps that are drawn one by one; longer games have this number of ranges. */
const MOST_BINS = 444;
/** The length of a mark for each cleared line. */
const MARK = 5;
/** The top of the curves, below the marks. */
const TOP = 4 * MARK + 4;

type Counts = Pick<GameRecord, 'length' | 'heights' | 'scores' | 'clears'>;

/** Divides the steps 0 to `length` of a game into equal ranges. */
export function binsOf({ length, heights, scores, clears }: Counts, most: number = MOST_BINS): readonly Bin[] {
  const size = Math.ceil((length + 1) / most);
  return Array.from({ length: Math.ceil((length + 1) / size) }, (_, index) => {
    const first = index * size;
    const last = Math.min(length, first + size - 1);
    let height = 0;
    let cleared = 0;
    for (let step = first; step <= last; step++) {
      height = Math.max(height, heights[step]!);
      cleared = Math.max(cleared, clears[step]!);
    }
    const score = scores[last]!;
    return { first, last, height, score: score < 0 ? null : score, cleared };
  });
}

/** Draws stack height and score over a game. */
export function curvesOf(counts: Counts): Curves {
  const bins = binsOf(counts);
  const x = scale([0, Math.max(1, counts.length)], [0, PLOT.width]);
  const highest = bins.reduce((most, { height }) => Math.max(most, height), 0);
  const scored = bins.filter(({ score }) => score !== null);
  const finalScore = scored.at(-1)?.score ?? null;
  const up = scale([0, Math.max(1, highest)], [PLOT.height, TOP]);
  const rise = scale([0, Math.max(1, finalScore ?? 1)], [PLOT.height, TOP]);
  const heights = area<Bin>()
    .x(({ last }) => x(last))
    .y0(PLOT.height)
    .y1(({ height }) => up(height))
    .curve(curveStep)
    .digits(1);
  const score = line<Bin>()
    .x(({ last }) => x(last))
    .y((bin) => rise(bin.score ?? 0))
    .curve(curveStep)
    .digits(1);
  const place = (step: number): number => Math.round(x(step) * 10) / 10;
  return {
    heights: heights(bins) ?? '',
    score: score(scored) ?? '',
    clears: bins
      .filter(({ cleared }) => cleared > 0)
      .map(({ last, cleared }) => `M${place(last)} 0V${cleared * MARK}`)
      .join(''),
    highest,
    finalScore,
  };
}
