import { describe, expect, test } from 'vitest';
import { DTET_CLAIMS } from './dtet.ts';
import { INVENTORY } from './inventory.ts';

test('the claims of the page on DTET cover its rows, each once and in order', () => {
  expect(DTET_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['dtet-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => DTET_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E6 and E15.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['2-04', '2-20']);
  });

  // D8.
  test('is disputed where a program contradicts the source', () => {
    expect(rowsOf('disputed')).toEqual(['2-38']);
  });

  test('is unverifiable where it is about the game and not about rotation', () => {
    const game = ['01', '02', '03', '05', '06', '07', '08', '10', '11', '12', '13', '14', '15', '16', '40'];
    expect(rowsOf('unverifiable')).toEqual(game.map((row) => `2-${row}`));
  });
});

// Worked out by hand, or printed in the document.
test.each([
  ['dtet.joker', 'With 41 quadruples in every 100 clears, spread evenly, the game continues beyond level 300'],
  ['dtet.joker', 'With 40 it ends at level 299'],
  ['dtet.four-states', 'J, L, O and T cover the same squares'],
  ['dtet.i-one-lower', '2 rows above the flat one and 1 below it'],
  ['dtet.held-through-entry', 'spawns at the end of frame 5 and rotates in frame 6'],
  ['dtet.test-order', '42 of 42'],
  ['dtet.precedence-by-button', '(-1, 0), (1, 0), (0, -1), (-1, -1), (1, -1)'],
  ['dtet.heboris-half-turn', 'takes the right one, (1, 0)'],
])('the evidence of %s says “%s”', (id, figure) => {
  expect(DTET_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
});
