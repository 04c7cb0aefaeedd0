// What the scales of D3 ask of its interpolation, for numbers alone; the build gives it to them (numberScales.ts).

type OfNumbers = (start: number, end: number) => (share: number) => number;

export const interpolateNumber: OfNumbers = (start, end) => (share) => start * (1 - share) + end * share;
export const interpolateRound: OfNumbers = (start, end) => (share) => Math.round(interpolateNumber(start, end)(share));
export { interpolateNumber as interpolate };

/** Asked for by scales of colours only. */
export function piecewise(): never {
  throw new RangeError('The scales of figures map numbers to numbers (numberScales.ts).');
}
