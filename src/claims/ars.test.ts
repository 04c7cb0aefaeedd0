import { describe, expect, test } from 'vitest';
import { ARS_CLAIMS } from './ars.ts';
import { INVENTORY } from './inventory.ts';

test('the claims of the page on ARS cover its rows, each once and in order', () => {
  expect(ARS_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['ars-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => ARS_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E10.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['3-28']);
  });

  // D2, D1, D3, D5, D4 and D9.
  test('is disputed where programs contradict the source', () => {
    expect(rowsOf('disputed')).toEqual(['3-11', '3-17', '3-29', '3-32', '3-35', '3-42']);
  });

  test('is unverifiable where nothing can be run', () => {
    expect(rowsOf('unverifiable')).toEqual(['3-01', '3-10', '3-44']);
  });
});

// Worked out from the rules of the ARS page by other programs or by hand.
test.each([
  ['ars.bottom-aligned', 'basic rotation fits in 48 of their 48 rotations. For the I it fits in 4 of 8'],
  ['ars.first-block-decides', 'without a kick on 88, is kicked right on 10 and left on 10, and does not rotate on 276'],
  ['ars.first-block-decides', 'changes the result on 8 boards'],
  ['ars.irreversible', 'ARS kicks 346 times. After 70 of these kicks it refuses the rotation back'],
  ['ars.conspiracy-l', 'columns 5 to 7'],
  ['sakura.one-side', 'the 40 rotations of J, L, S, T and Z on all 1280 fillings of the box'],
  ['ti.i-wall-kicks', '(0, 0), (1, 0), (2, 0), (-1, 0)'],
  ['ti.frame-order', 'rotation, movement, gravity, contact test, locked'],
  ['ars.well-on-the-right', '3 of 5 on the left, 4 of 5 on the right'],
  ['ace.resets', '128 times. After the last reset the delay ran out, and the O locked in frame 159'],
  ['ace.raised-spawn', 'over 20 in rows 21 and 22 and over 21 nowhere'],
])('the evidence of %s says “%s”', (id, figure) => {
  expect(ARS_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
});
