import { expect, test } from 'vitest';
import { stateOf, voice } from '../testing/reports.ts';
import { ORIENTATION_WHEEL } from './orientationWheel.ts';
import { wheelReport } from './shareWheel.ts';

test('a wheel reports what every turn does, and the squares of every state', () => {
  const state = stateOf(ORIENTATION_WHEEL, 'system=ars-tgm piece=T from=0');
  const { sentences } = wheelReport(state, [], 'T is in state 0.', voice);
  expect(sentences![0]).toBe('T is in state 0.');
  expect(sentences).toContain('clockwise: T rotates clockwise, 0>>1.');
  // ARS keeps the T at the bottom of its box of three by three.
  expect(sentences).toEqual(
    expect.arrayContaining([expect.stringMatching(/^T in state 2 at columns 1 to 3, rows 1 and 2 of a box/)]),
  );
});
