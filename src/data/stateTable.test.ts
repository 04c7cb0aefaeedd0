import { expect, it } from 'vitest';
import { stateTable } from './stateTable.ts';

// By hand from the pictures of the rules.
it.each([
  ['srs-guideline', 'T', 0, ['.T.', 'TTT', '...']],
  ['srs-guideline', 'I', 1, ['..I.', '..I.', '..I.', '..I.']],
  ['srs-guideline', 'O', 3, ['OO', 'OO']],
  ['ars-tgm', 'J', 0, ['...', 'JJJ', '..J']],
] as const)('%s, %s in state %d: %j', (id, piece, state, rows) => {
  expect(stateTable(id).find((one) => one.piece === piece)?.states[state]).toEqual(rows);
});

it('has no rows for a system that does not exist', () => {
  expect(stateTable('srs')).toEqual([]);
});
