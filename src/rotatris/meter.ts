/** What one run of a shell rule cost, counted while it ran. */
export interface Operations {
  readonly comparisons: number;
  readonly subtractions: number;
  readonly absolutes: number;
}

/** Arithmetic that counts itself: a rule written with a meter cannot claim fewer operations than it makes. */
export interface Meter {
  isGreater(a: number, b: number): boolean;
  isEqual(a: number, b: number): boolean;
  difference(a: number, b: number): number;
  absolute(a: number): number;
  read(): Operations;
}

export function startMeter(): Meter {
  let comparisons = 0;
  let subtractions = 0;
  let absolutes = 0;
  return {
    isGreater(a, b) {
      comparisons += 1;
      return a > b;
    },
    isEqual(a, b) {
      comparisons += 1;
      return a === b;
    },
    difference(a, b) {
      subtractions += 1;
      return a - b;
    },
    absolute(a) {
      absolutes += 1;
      return Math.abs(a);
    },
    read: () => ({ comparisons, subtractions, absolutes }),
  };
}

/** The larger of two numbers for one comparison. */
export const larger = (a: number, b: number, meter: Meter): number => (meter.isGreater(a, b) ? a : b);
/** The smaller of two numbers for one comparison. */
export const smaller = (a: number, b: number, meter: Meter): number => (meter.isGreater(a, b) ? b : a);
