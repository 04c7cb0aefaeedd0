import { expect, test } from 'vitest';
import { voice } from '../testing/reports.ts';
import { report } from './report.ts';

test('a wheel reports what every turn does, and the squares of every state', () => {
  const { sentence, sentences } = report('system=ars-tgm piece=T from=0', voice);
  expect(sentences![0]).toBe(sentence);
  expect(sentences).toContain('clockwise: T rotates clockwise, 0>>1.');
  // ARS keeps the T at the bottom of its box of three by three.
  expect(sentences).toEqual(
    expect.arrayContaining([expect.stringMatching(/^T in state 2 at columns 1 to 3, rows 1 and 2 of a box/)]),
  );
});
