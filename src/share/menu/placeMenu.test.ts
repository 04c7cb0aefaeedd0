import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeMenu } from './placeMenu.ts';

const VIEW = { width: 1440, height: 900 };
/** A figure as wide as the text, with its button in a row at some height. */
const FIGURE = { left: 100, right: 988, top: 0, bottom: 900 };
const button = (top: number) => ({ left: 900, right: 988, top, bottom: top + 44 });

test.each([
  ['below the button where there is room', 100, 600, { top: 152, height: 600 }],
  ['above a button at the lower edge', 785, 600, { top: 177, height: 600 }],
  ['above a button at the lower edge, cut where it is higher', 785, 1500, { top: 8, height: 769 }],
  ['below where there is more room, cut', 300, 1500, { top: 352, height: 540 }],
  ['over a button in the middle, where neither side is enough', 430, 1500, { top: 8, height: 884 }],
] as const)('a menu opens %s', (_where, top, natural, expected) => {
  const placed = placeMenu(button(top), FIGURE, VIEW, natural);
  expect({ top: placed.top, height: Math.min(natural, placed.maxHeight) }).toEqual(expected);
  // It ends with its figure, so it covers the right half.
  expect([placed.left, placed.left + placed.width]).toEqual([568, 988]);
});

test('a menu is in the window whatever its size, wherever the button is', () => {
  const size = fc.integer({ min: 280, max: 2000 });
  fc.assert(
    fc.property(size, size, fc.double({ min: 0, max: 1, noNaN: true }), size, (width, height, at, natural) => {
      const opener = { left: 10, right: 54, top: at * (height - 44), bottom: at * (height - 44) + 44 };
      const placed = placeMenu(opener, { left: 0, right: width, top: 0, bottom: height }, { width, height }, natural);
      const shown = Math.min(natural, placed.maxHeight);
      expect(placed.left).toBeGreaterThanOrEqual(8);
      expect(placed.left + placed.width).toBeLessThanOrEqual(width - 8);
      expect(placed.top).toBeGreaterThanOrEqual(8);
      expect(placed.top + shown).toBeLessThanOrEqual(height - 8 + 1e-6);
      expect(shown).toBeGreaterThanOrEqual(Math.min(natural, height - 16, 500));
    }),
    { seed: 20261127, numRuns: 300 },
  );
});
