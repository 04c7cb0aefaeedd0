import { scaleLinear } from 'd3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scale } from './scale.ts';

const number = fc.integer({ min: -1000, max: 1000 });
const rising = fc.uniqueArray(number, { minLength: 2, maxLength: 3 }).map((stops) => stops.sort((a, b) => a - b));

test('maps and counts as the scale of D3 does, and falls where its range falls', () => {
  fc.assert(
    fc.property(rising, rising, fc.boolean(), number, (domain, stops, falls, value) => {
      const points = Math.min(domain.length, stops.length);
      const from = domain.slice(0, points);
      const to = falls ? stops.slice(0, points).reverse() : stops.slice(0, points);
      const [ours, theirs] = [scale(from, to), scaleLinear(from, to)];
      expect(ours(value)).toBeCloseTo(theirs(value), 9);
      expect(ours.invert(value)).toBeCloseTo(theirs.invert(value), 9);
      expect(ours.ticks(6)).toEqual(theirs.ticks(6));
    }),
    { seed: 20, numRuns: 300 },
  );
});

test('maps everything to the middle where its domain is one number', () => {
  expect(scale([3, 3], [0, 10])(3)).toBe(scaleLinear([3, 3], [0, 10])(3));
});
