import { scale } from '#figure/charts/scale.ts';

export interface AxisMark {
  /** Percentage of the width. */
  readonly at: number;
}

/** Positions of years along a line, and the years of the ruler. */
export interface TimelineAxis {
  readonly place: (year: number) => AxisMark;
  /** Every year of the line; every fifth one is long. */
  readonly ticks: readonly (AxisMark & { readonly year: number; readonly is: 'long' | 'short' })[];
}

/** Years before the first and after the last moment, to keep both off the edge. */
const ROOM = 1;
const LONG = 5;

/**
 * Places years on a line in proportion to time.
 * @throws RangeError without a year: an empty timeline is a mistake of its page
 */
export function timelineAxis(years: readonly number[]): TimelineAxis {
  if (years.length === 0) throw new RangeError('a timeline needs at least one moment');
  const [first, last] = [Math.min(...years) - ROOM, Math.max(...years) + ROOM];
  const line = scale([first, last], [0, 100]);
  const place = (year: number): AxisMark => ({ at: Math.round(line(year) * 100) / 100 });
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    place,
    ticks: all.map((year) => ({ ...place(year), year, is: year % LONG === 0 ? 'long' : 'short' })),
  };
}
