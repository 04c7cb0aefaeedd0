import { ticks } from 'd3';

/** A piecewise linear function. */
export interface Scale {
  (value: number): number;
  readonly domain: readonly number[];
  readonly range: readonly number[];
  /** Returns the number that maps to a given one. */
  readonly invert: (value: number) => number;
  /** Returns about so many round numbers. */
  readonly ticks: (count: number) => readonly number[];
}

/** Returns the position of a number between two others: 0 at the first, 1 at the second, the middle if they are equal. */
const shareOf = (value: number, from: number, to: number): number => (from === to ? 0.5 : (value - from) / (to - from));

function mapped(value: number, from: readonly number[], to: readonly number[]): number {
  const above = from.findIndex((stop, index) => index > 0 && value < stop);
  const end = above === -1 ? from.length - 1 : above;
  const share = shareOf(value, from[end - 1]!, from[end]!);
  return to[end - 1]! * (1 - share) + to[end]! * share;
}

/**
 * Returns a scale from rising numbers to as many others. The scales of D3 would add code for colours and dates that weighs more than a
 * figure.
 */
export const scale = (domain: readonly number[], range: readonly number[]): Scale =>
  Object.assign((value: number) => mapped(value, domain, range), {
    domain,
    range,
    invert: (value: number) =>
      range[0]! <= range.at(-1)!
        ? mapped(value, range, domain)
        : mapped(
            -value,
            range.map((stop) => -stop),
            domain,
          ),
    ticks: (count: number) => ticks(domain[0]!, domain.at(-1)!, count),
  });
