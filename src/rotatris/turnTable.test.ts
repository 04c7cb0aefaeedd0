import { expect, test } from 'vitest';
import { correctedTurnTable, PRINTED_TURN_TABLE, turnTableMistakes } from './turnTable.ts';

test('the printed table is right but for the 270° column, which stands in reverse order (R3)', () => {
  // By hand: each printed 180° entry turned once more about the origin.
  expect(turnTableMistakes()).toEqual([
    { colour: 'blue', degrees: 270, printed: [-1, 1], corrected: [-1, -2] },
    { colour: 'yellow', degrees: 270, printed: [-1, 0], corrected: [-1, -1] },
    { colour: 'green', degrees: 270, printed: [-1, -1], corrected: [-1, 0] },
    { colour: 'red', degrees: 270, printed: [-1, -2], corrected: [-1, 1] },
  ]);
});

test('the corrected 270° column is the printed one read upwards', () => {
  const corrected = correctedTurnTable().map(({ positions }) => positions[3]);
  expect(corrected).toEqual(PRINTED_TURN_TABLE.map(({ positions }) => positions[3]).toReversed());
});

test('both tables begin and end every row with the same square', () => {
  for (const { positions } of [...PRINTED_TURN_TABLE, ...correctedTurnTable()]) {
    expect(positions).toHaveLength(5);
    expect(positions.at(-1)).toEqual(positions[0]);
  }
});
