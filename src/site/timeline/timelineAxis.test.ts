import { expect, test } from 'vitest';
import { timelineAxis } from './timelineAxis.ts';

// The years of the SRS article.
const YEARS = [1991, 1993, 2001, 2005];

test('moments stand in proportion to the time between them', () => {
  const { place } = timelineAxis(YEARS);
  const [a, b, c, d] = YEARS.map((year) => place(year).at);
  expect((c! - b!) / (b! - a!)).toBeCloseTo(4, 2);
  expect((d! - c!) / (b! - a!)).toBeCloseTo(2, 2);
});

test('a year is left free at either end', () => {
  const { place, ticks } = timelineAxis(YEARS);
  expect([ticks[0]!.year, ticks.at(-1)!.year]).toEqual([1990, 2006]);
  expect([place(1990).at, place(2006).at]).toEqual([0, 100]);
});

test('every fifth year has a long tick', () => {
  const long = timelineAxis(YEARS).ticks.filter(({ is }) => is === 'long');
  expect(long.map(({ year }) => year)).toEqual([1990, 1995, 2000, 2005]);
});

test('a timeline without moments is a mistake', () => {
  expect(() => timelineAxis([])).toThrow('at least one moment');
});
