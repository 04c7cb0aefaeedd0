import { expect, test } from 'vitest';
import { TABLE_NAMES } from '#rules/namedTables.ts';
import { chosenPair, openingPair, tablesNamed } from './nameTables.ts';

test('no choice among the tables of a name compares a table with itself', () => {
  for (const name of TABLE_NAMES) {
    const opened = openingPair(name);
    for (const side of ['game', 'other'] as const)
      for (const { id } of tablesNamed(name)) {
        const { game, other } = chosenPair(opened, { [side]: id });
        expect({ game, other }[side]).toBe(id);
        expect(game).not.toBe(other);
      }
  }
});

test('the choice of the table that is shown opposite exchanges both', () => {
  const pair = { game: 'srs-plus-tetrio', other: 'srs-plus-techmino' };
  const exchanged = { game: 'srs-plus-techmino', other: 'srs-plus-tetrio' };
  expect(chosenPair(pair, { game: pair.other })).toEqual(exchanged);
  expect(chosenPair(pair, { other: pair.game })).toEqual(exchanged);
});
