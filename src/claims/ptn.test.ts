import { describe, expect, test } from 'vitest';
import { INVENTORY } from './inventory.ts';
import { PTN_CLAIMS } from './ptn.ts';
import { CLAIMS } from './registry.ts';

test('the claims on the notation cover its rows, each once and in order', () => {
  expect(PTN_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['ptn-readme']);
  expect(CLAIMS.map(({ id }) => id)).toEqual(expect.arrayContaining(PTN_CLAIMS.map(({ id }) => id)));
});

describe('the status', () => {
  const rowsOf = (status: string) => PTN_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Erratum P2: the grammar accepts more than a board can hold.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['4-15']);
  });

  test('is unverifiable where nothing can be run', () => {
    expect(rowsOf('unverifiable')).toEqual(['4-01', '4-04', '4-09', '4-16']);
  });
});

// Figures that the pages rest on; worked out by hand or by other programs, see the tests of the library.
test.each([
  ['ptn.stackrabbit', 'fits only the I: I-6789@1'],
  ['ptn.stackrabbit', 'all of these still fit except S-56@1'],
  ['ptn.trainer-text', '162 such texts'],
  ['ptn.columns-say-the-turn', 'I 1 or 4, O 2, S 2 or 3, Z 2 or 3'],
  ['ptn.straight-drop', 'ends on row 6'],
  ['ptn.clears-levels-comments', 'adjusted, tetris ready!, score=26800'],
  ['ptn.sample-game', 'All 30 moves'],
  ['ptn.sample-game', 'The clears alone score 26800'],
  ['ptn.sample-game', '7 rows high with 0 holes'],
  ['ptn.grammar-validates', 'I-0123, S-012, O-01, O-12@0, O-12@99'],
])('the evidence of %s says “%s”', (id, figure) => {
  expect(PTN_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
});
