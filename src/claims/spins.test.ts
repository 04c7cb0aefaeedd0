import { expect, test } from 'vitest';
import { INVENTORY } from './inventory.ts';
import { SPIN_CLAIMS } from './spins.ts';

test('the findings on spins cover their rows, each once and in order', () => {
  expect(SPIN_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['spin-rules']);
});

// Figures that the page rests on, worked out by hand from the boards.
test.each([
  ['spins.games-disagree', 'guideline full, jstris/T mini, nullpomino/t-4point-nokick none'],
  ['spins.fifth-test-up', '1>>2 test 5 and 3>>2 test 5'],
  ['spins.corners-cannot-move', '8 of 8 cases. A Fin can move up'],
  ['spins.o-in-place', 'say full full full none under a roof'],
  ['spins.techmino-adds', 'with a row: mini. By the fourth test: full. Without a row: full'],
])('the evidence of %s says “%s”', (id, figure) => {
  const found = SPIN_CLAIMS.find((claim) => claim.id === id)?.check?.();
  expect(found?.found).toContain(figure);
});

test.each(SPIN_CLAIMS)('$id holds', ({ check }) => {
  expect(check?.()).toMatchObject({ holds: true });
});
