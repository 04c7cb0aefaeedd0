import { describe, expect, test } from 'vitest';
import { curveDistance, CURVE_METRICS, nearestCurves, rankByNearness } from './closest.ts';
import { capReachedAt, NES_FRAMES, SPEED_CURVES, waitOn } from './curves.ts';
import { waitAfter } from './speed.ts';

describe('the wait', () => {
  // Rotatris article, "Speed Increase": 0.65 s, times 0.9 each removal, at least 0.05 s.
  test.each([
    [0, 0.65],
    [1, 0.585],
    [2, 0.5265],
    [10, 0.65 * 0.9 ** 10],
    [24, 0.65 * 0.9 ** 24],
    [25, 0.05],
    [1e9, 0.05],
  ])('after %i removals is %f s', (removals, seconds) => {
    expect(waitAfter(removals)).toBeCloseTo(seconds, 12);
  });

  test('reaches 0.05 s at the 25th removal, not at about the thirtieth (R12)', () => {
    expect(waitAfter(24)).toBeGreaterThan(0.05);
    expect(waitAfter(25)).toBe(0.05);
    expect(capReachedAt('times-0.9')).toBe(25);
  });

  test('is not defined for half a removal', () => {
    for (const curve of SPEED_CURVES) expect(() => waitOn(curve, 0.5)).toThrow(RangeError);
    expect(() => waitAfter(-1)).toThrow(RangeError);
  });
});

describe('the curves', () => {
  // By hand: 0.65 - 12 × 0.05 and 0.65 - 20 × 0.03 are 0.05; 0.65 × 0.8^12 is 0.0447; level 16 of the NES has 3 frames.
  test.each([
    ['times-0.9', 25],
    ['times-0.8', 12],
    ['minus-0.05', 12],
    ['minus-0.03', 20],
    ['nes', 16],
  ] as const)('%s waits 0.05 s or less from %i on', (curve, removals) => {
    expect(capReachedAt(curve)).toBe(removals);
    expect(waitOn(curve, removals - 1)).toBeGreaterThan(0.05);
  });

  test('never rise, and the four of Rotatris never fall below 0.05 s', () => {
    for (const curve of SPEED_CURVES) {
      const waits = Array.from({ length: 60 }, (_, removals) => waitOn(curve, removals));
      expect(waits).toEqual(waits.toSorted((a, b) => b - a));
      expect(waits.at(-1)).toBe(curve === 'nes' ? 1 / 60 : 0.05);
    }
  });

  // TetrisNESDisasm, main.asm, framesPerDropTable (NTSC).
  test.each([
    [0, 48],
    [9, 6],
    [10, 5],
    [13, 4],
    [16, 3],
    [19, 2],
    [28, 2],
    [29, 1],
    [40, 1],
  ])('NES level %i waits %i frames of a sixtieth of a second', (level, frames) => {
    expect(waitOn('nes', level)).toBe(frames / 60);
    expect(NES_FRAMES).toHaveLength(30);
  });
});

describe('the curve nearest to the NES', () => {
  test('over levels 0 to 29 by root mean square is −0.05, before ×0.9', () => {
    const ranked = rankByNearness('rms', { first: 0, last: 29 });
    // Own figures, in seconds per step.
    expect(ranked.map(({ curve, distance }) => [curve, distance.toFixed(4)])).toEqual([
      ['minus-0.05', '0.0547'],
      ['times-0.9', '0.0819'],
      ['times-0.8', '0.0923'],
      ['minus-0.03', '0.1377'],
    ]);
  });

  test.each(CURVE_METRICS)('by %s is −0.05 alone, from level 0 to any last level from 9 to 40', (metric) => {
    for (let last = 9; last <= 40; last += 1) {
      expect(nearestCurves(metric, { first: 0, last }), `to level ${last}`).toEqual(['minus-0.05']);
    }
  });

  // All four start at 0.65 s, 0.15 s below the NES; to level 8 that is the largest difference of both.
  test.each([
    ['max', 0, 8, ['times-0.9', 'minus-0.05']],
    ['rms', 0, 4, ['minus-0.03']],
    ['rms', 0, 5, ['minus-0.05']],
    ['max', 0, 0, ['times-0.9', 'times-0.8', 'minus-0.05', 'minus-0.03']],
  ] as const)('by %s over levels %i to %i is %o', (metric, first, last, curves) => {
    expect(nearestCurves(metric, { first, last })).toEqual(curves);
  });

  test.each([
    ['rms', 0.0819],
    ['mean-absolute', 0.0681],
    ['max', 0.1518],
  ] as const)('lies from ×0.9 by %s %f s over levels 0 to 29', (metric, seconds) => {
    expect(curveDistance('times-0.9', 'nes', metric, { first: 0, last: 29 })).toBeCloseTo(seconds, 4);
  });

  test.each(CURVE_METRICS)('by %s a curve is at no distance from itself, and distance has no direction', (metric) => {
    const levels = { first: 2, last: 12 };
    expect(curveDistance('nes', 'nes', metric, levels)).toBe(0);
    expect(curveDistance('times-0.8', 'nes', metric, levels)).toBe(curveDistance('nes', 'times-0.8', metric, levels));
  });

  test('takes levels in order', () => {
    expect(() => rankByNearness('rms', { first: 5, last: 4 })).toThrow(RangeError);
    expect(() => rankByNearness('rms', { first: -1, last: 4 })).toThrow(RangeError);
  });
});
