import { describe, expect, test } from 'vitest';
import { SAMPLE_GAME } from '#notation/games.ts';
import { parsePtn } from '#notation/parse.ts';
import { recordGame } from '#notation/readGame.ts';
import { PLOT, stepAt } from './curves.ts';
import { binsOf, curvesOf } from './spectrum.ts';

const record = recordGame(parsePtn(SAMPLE_GAME).document);

describe('the course of a game', () => {
  test('is a stretch a step where there is room', () => {
    const bins = binsOf(record);
    expect(bins).toHaveLength(31);
    expect(bins[18]).toEqual({ first: 18, last: 18, height: 8, score: 2000, cleared: 2 });
    expect(bins.at(-1)).toEqual({ first: 30, last: 30, height: 7, score: 26800, cleared: 4 });
  });

  test('is summed up in equal stretches where there is none: highest, most lines, last score', () => {
    const bins = binsOf(record, 4);
    expect(bins.map(({ first, last }) => [first, last])).toEqual([
      [0, 7],
      [8, 15],
      [16, 23],
      [24, 30],
    ]);
    expect(bins.map(({ height, score, cleared }) => [height, score, cleared])).toEqual([
      [5, 0, 0],
      [10, 0, 0],
      [10, 2800, 2],
      [11, 26800, 4],
    ]);
  });

  test('is drawn from edge to edge, with a mark for every clear', () => {
    const curves = curvesOf(record);
    expect([curves.highest, curves.finalScore]).toEqual([11, 26800]);
    for (const path of [curves.heights, curves.score]) {
      const numbers = path.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBe(0);
      expect(Math.max(...numbers)).toBe(PLOT.width);
    }
    expect(curves.clears).toBe('M600 0V10M633.3 0V5M1000 0V20');
  });

  test('has no score where no level is named, and stays finite in an empty game', () => {
    expect(curvesOf(recordGame(parsePtn('O-12').document))).toMatchObject({ score: '', finalScore: null, highest: 2 });
    expect(JSON.stringify(curvesOf(recordGame(parsePtn('').document)))).not.toMatch(/NaN|Infinity/);
  });

  test.each([
    [0, 0],
    [1, 30],
    [0.49, 15],
    [-1, 0],
    [2, 30],
  ])('fraction %f of the width is step %i', (fraction, step) => {
    expect(stepAt(fraction, 30)).toBe(step);
  });
});
