import { describe, expect, test } from 'vitest';
import { INVENTORY } from './inventory.ts';
import { evidenceOf } from './registry.ts';
import { SRS_CLAIMS } from './srs.ts';

test('the claims of the page on SRS cover its rows, each once and in order', () => {
  expect(SRS_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['srs-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => SRS_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E2 (both tables) and E5.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['0-44', '0-45', '0-49']);
  });

  // D10, the turn at entry of the two programs that D10 names, and D6.
  test('is disputed where programs contradict the source', () => {
    expect(rowsOf('disputed')).toEqual(['0-51', '0-52', '0-62']);
  });

  // History, looks, and programs that nobody has.
  test('is unverifiable where nothing can be run', () => {
    expect(rowsOf('unverifiable')).toEqual(
      ['01', '02', '03', '04', '05', '06', '11', '12', '19', '46', '48', '53', '63', '64', '68', '69', '70'].map(
        (number) => `0-${number}`,
      ),
    );
  });
});

// Worked out from the tables of the SRS page by other programs.
test.each([
  ['srs.floor-kick-needed', 'The I rotates by test 5 clockwise and by test 4 counter-clockwise'],
  ['srs.never-for-t', '0>>1 test 4, 0>>3 test 4, 2>>3 test 3, 2>>1 test 3'],
  ['srs.never-for-t', '284'],
  ['srs.no-180-by-offsets', '(2, 0), (2, 0), (0, 0), (2, 0)'],
  ['srs.no-180-by-offsets', '(-3, 0), (3, 0), (-3, 1), (3, 1) for 0>>2 and (1, 0), (1, 0), (1, 3), (1, -3)'],
  ['arika.glitchy-kicks', '(-1, 2) of 1>>2 and (1, 2) of 3>>2'],
  ['arika.glitchy-kicks', 'in 8 of 8 lists. In Arika’s table that is true for 0 of 8 lists'],
  ['arika.mirrored-i', '8 of 8 rotations of Arika’s I. For the Guideline’s I it does so for 0'],
  ['arika.i-1-0', 'The Guideline has the same list'],
  ['arika.i-1-2', 'The Guideline has the same list'],
  ['srs.symmetric-except-i', '40 of 40'],
  ['srs.offsets-i', '(1, 0) for 0>>1'],
  ['srs.o-wobble', '(0, 1), (1, 0), (0, -1), (-1, 0)'],
])('the evidence of %s says “%s”', (id, figure) => {
  const claim = SRS_CLAIMS.find((own) => own.id === id);
  expect(claim && evidenceOf(claim)?.found).toContain(figure);
});
