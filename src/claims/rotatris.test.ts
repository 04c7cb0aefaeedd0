import { describe, expect, test } from 'vitest';
import { CLAIMS } from './registry.ts';
import { ROTATRIS_CLAIMS } from './rotatris.ts';
import { WAITS } from './rotatris/waits.ts';

const rows = Array.from({ length: 46 }, (_, index) => `1-${String(index + 1).padStart(2, '0')}`);

describe('the claims of the Rotatris article', () => {
  test('cover rows 1-01 to 1-46, each once and in order', () => {
    expect(ROTATRIS_CLAIMS.map(({ row }) => row)).toEqual(rows);
  });

  test('are in the registry', () => {
    const ids = CLAIMS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(ROTATRIS_CLAIMS.map(({ id }) => id)));
  });

  test.each(ROTATRIS_CLAIMS.map((claim) => [claim.id, claim] as const))('%s is borne out', (_id, claim) => {
    if (claim.check === null) {
      expect(claim.status).toBe('unverifiable');
      return;
    }
    expect(claim.status).not.toBe('unverifiable');
    expect(claim.check()).toEqual({ holds: true, found: expect.stringMatching(/^[^]+\.$/) as string });
  });

  // The errata R1 to R7 and R9 to R12; R8 is a gap, not a statement.
  test('are corrected or disputed where the source is wrong', () => {
    const doubtful = ROTATRIS_CLAIMS.filter(({ status }) => status === 'corrected' || status === 'disputed');
    expect(doubtful.map(({ row }) => row)).toEqual([
      '1-07',
      '1-11',
      '1-12',
      '1-13',
      '1-20',
      '1-24',
      '1-25',
      '1-28',
      '1-33',
      '1-35',
      '1-37',
      '1-44',
      '1-45',
    ]);
  });

  // Figures that the pages rest on; worked out by hand or by an independent program, see the library’s own tests.
  test.each([
    ['rotatris.printed-formula', '136 of 256'],
    ['rotatris.printed-pseudocode', '185 of 256'],
    ['rotatris.score-table', '5400 instead of 5600, 10640 instead of 10080, 13340 instead of 12800'],
    ['rotatris.closest-curve', '0.055 s from the NES curve, and the curve of 10 % less is 0.082 s'],
    ['rotatris.cap-reached', 'Removal 25'],
    ['rotatris.final-formula', 'Core squares among these: 1 of 4'],
  ])('the evidence of %s says “%s”', (id, figure) => {
    expect(ROTATRIS_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
  });

  // The article: 0.65 s, a tenth or a fifth less, 0.05 s or 0.03 s less. The code of NES Tetris: 43 frames of 1/60 s, then 6, then 1.
  test.each([
    [1, ['0.585', '0.520', '0.600', '0.620', '0.717']],
    [9, ['0.252', '0.087', '0.200', '0.380', '0.100']],
    [29, ['0.050', '0.050', '0.050', '0.050', '0.017']],
  ])('the waits at level %i are %j', (level, expected) => {
    const row = WAITS.find((own) => own.level === level);
    expect(row?.waits.map(({ seconds }) => seconds)).toEqual(expected);
  });
});
