import { expect, test } from 'vitest';
import { CLAIMS } from '#claims/registry.ts';
import { RELATIVES } from '#figures/systems/family.ts';

/** The claim about a document that holds a year. The page about Tetris DX names its year, and no claim. */
const YEARS = [
  ['bps', 1991, 'srs.four-states-1991'],
  ['tetris-worlds', 2001, 'srs.kicks-2001'],
  ['srs-arika', 2005, 'srs.world-2005'],
  ['ars-ti', 2005, 'srs.world-2005'],
  ['dtet', 2003, 'dtet.infobox'],
  ['sega', 1988, 'ars.sega-orientations'],
] as const;

test.each(YEARS)('the year of %s in the family tree, %i, stands in a claim', (id, year, claim) => {
  expect(RELATIVES.find((one) => one.id === id)?.year).toBe(year);
  expect(CLAIMS.find((one) => one.id === claim)?.statement).toContain(String(year));
});

test('no other year of the tree goes without one but that of Tetris DX', () => {
  const dated = RELATIVES.flatMap(({ id, year }) => (year === undefined ? [] : [id]));
  expect(dated.sort()).toEqual([...YEARS.map(([id]) => id), 'tetris-dx'].sort());
});
