import { describe, expect, test } from 'vitest';
import { levelAfter, scoreAfter } from './scoring.ts';

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
