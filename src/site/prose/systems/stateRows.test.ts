import { expect, it } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { stateRows } from './stateRows.ts';

it.each([
  ['srs-guideline', 'T', 0, ['.T.', 'TTT', '...']],
  ['srs-guideline', 'I', 1, ['..I.', '..I.', '..I.', '..I.']],
  ['srs-guideline', 'O', 3, ['OO', 'OO']],
  ['ars-tgm', 'J', 0, ['...', 'JJJ', '..J']],
] as const)('%s, %s in state %d: %j', (id, piece, state, rows) => {
  const { box, states } = systemById(id)!.shapes[piece];
  expect(stateRows(piece, box, states[state])).toEqual(rows);
});
