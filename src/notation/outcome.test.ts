import { expect, test } from 'vitest';
import { checkPtn } from './check.ts';
import { SAMPLE_GAME } from './games.ts';
import { outcomeOf } from './outcome.ts';

test.each([
  [SAMPLE_GAME, '30 moves, 7 lines, score 26800'],
  ['Board: 18,,2\nI-0/SINGLE O-12 T-34', '2 moves, 2 lines; E_CLEAR_MISMATCH E_ORIENTATION_MISSING'],
  ['I-1', '1 move, 0 lines'],
  ['', '0 moves, 0 lines; W_EMPTY_GAME'],
])('%j: %s', (text, outcome) => {
  expect(outcomeOf(checkPtn(text))).toBe(outcome);
});
