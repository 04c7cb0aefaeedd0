import { describe, expect, test } from 'vitest';
import { levelAfter, levelAt, nextRise, scoreAfter } from './scoring.ts';

/** Lines at which the level first rises when single lines are cleared from a start level. */
function firstRise(level: number): number {
  let lines = 0;
  while (levelAfter(level, lines, 1) === level) lines++;
  return lines + 1;
}

// Line and level routine of CelestialAmber/TetrisNESDisasm (main.asm), as GregoryCannon/StackRabbit (utils.ts) puts it for 0 to 19 and 29.
test.each([
  [0, 10],
  [1, 20],
  [8, 90],
  [9, 100],
  [10, 100],
  [15, 100],
  [16, 110],
  [18, 130],
  [19, 140],
  // Not selectable in the game; the routine makes it 200, where the trainer's formula has 210 to 230.
  [26, 200],
  [28, 200],
  [29, 200],
])('from level %i the level first rises at %i lines', (level, lines) => {
  expect(firstRise(level)).toBe(lines);
});

describe('after that it rises every ten lines', () => {
  test.each([
    [18, 129, 1, 19],
    [19, 139, 1, 20],
    [20, 149, 4, 21],
    [20, 145, 4, 20],
    [21, 158, 2, 22],
    // A clear that skips the multiple of ten counts as reaching it.
    [18, 128, 4, 19],
    [18, 118, 4, 18],
    [0, 8, 1, 0],
    [5, 1599, 1, 6],
  ])('level %i at %i lines, %i cleared: level %i', (level, before, cleared, after) => {
    expect(levelAfter(level, before, cleared)).toBe(after);
  });
});

describe('the level by the lines of a game', () => {
  test.each([
    [12, 94, 12, 100],
    [12, 102, 13, 110],
    [5, 12, 5, 60],
    [0, 9, 0, 10],
    [18, 130, 19, 140],
    [29, 199, 29, 200],
  ])('from level %i, %i lines make level %i, and %i lines raise it', (start, lines, level, next) => {
    expect([levelAt(start, lines), nextRise(start, lines)]).toEqual([level, next]);
  });

  // The table of the page on the syntax of PTN.
  test('first rises by the four rows of the table, and every ten lines after that', () => {
    const first = (start: number): number =>
      start <= 9 ? (start + 1) * 10 : start <= 15 ? 100 : start <= 24 ? (start - 5) * 10 : 200;
    for (let start = 0; start <= 29; start++) {
      expect(nextRise(start, 0)).toBe(first(start));
      for (const tens of [0, 1, 2]) expect(levelAt(start, first(start) + 10 * tens)).toBe(start + 1 + tens);
    }
  });
});

// Points table of the same program; the level is the one after the clear.
test.each([
  [0, 0, 5, 0],
  [0, 1, 0, 40],
  [100, 2, 9, 1100],
  [0, 3, 18, 5700],
  [2800, 4, 19, 26800],
  [999000, 1, 29, 999999],
])('%i points and %i lines at level %i make %i', (score, cleared, level, after) => {
  expect(scoreAfter(score, cleared, level)).toBe(after);
});
