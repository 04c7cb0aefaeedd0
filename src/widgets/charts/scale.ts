import { nice, ticks } from 'd3';

type Ends = readonly [number, number];

/** A straight scale from values to drawing units. */
export interface Scale {
  (value: number): number;
  /** Values at its two ends. */
  readonly domain: Ends;
  /** Drawing units at its two ends. */
  readonly range: Ends;
  /** The value at a place of the drawing. */
  readonly invert: (place: number) => number;
  /** About so many round values between its ends. */
  readonly ticks: (count: number) => readonly number[];
}

const along = ([a, b]: Ends, [from, to]: Ends, at: number): number => from + ((at - a) / (b - a)) * (to - from);

/**
 * A linear scale. D3's own scales also join colours, dates and formats, which weigh more than all that a chart here needs; the
 * round numbers are D3's.
 */
export function linearScale(domain: Ends, range: Ends): Scale {
  return Object.assign((value: number) => along(domain, range, value), {
    domain,
    range,
    invert: (place: number) => along(range, domain, place),
    ticks: (count: number) => ticks(...domain, count),
  });
}

/** The values between which a scale has round ends. */
export const roundEnds = ([from, to]: Ends): Ends => nice(from, to, 10) as [number, number];
