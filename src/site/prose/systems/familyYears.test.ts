import { expect, test } from 'vitest';
import { CLAIMS } from '#claims/registry.ts';
import { sources } from '#rules/sources.ts';
import { RELATIVES } from '#figures/systems/family.ts';

/** The claim about a document that holds a year. */
const CLAIMED = new Map([
  ['bps', 'srs.four-states-1991'],
  ['tetris-worlds', 'srs.kicks-2001'],
  ['srs-arika', 'srs.world-2005'],
  ['ars-ti', 'srs.world-2005'],
  ['dtet', 'dtet.infobox'],
  ['sega', 'ars.sega-orientations'],
]);

const DATED = RELATIVES.flatMap(({ id, dated }) => (dated ? [{ id, ...dated }] : []));

test.each(DATED)('the year of $id in the family tree, $year, is in the work that it names', ({ id, year, by }) => {
  const source = sources.find((one) => one.id === by.id)!;
  expect(by.what).toContain(String(year));
  if (source.kind !== 'document') return expect(source).toHaveProperty('href');
  expect(CLAIMS.find((one) => one.id === CLAIMED.get(id))?.statement).toContain(String(year));
});

test('a year that its source gives as about is shown so', () => {
  const unsure = DATED.filter(({ by }) => /\b(?:c\.|about)\s/u.test(by.what));
  expect(unsure.map(({ id }) => id)).toEqual(['dtet']);
  for (const { id, about } of DATED) expect(about === true, id).toBe(unsure.some((one) => one.id === id));
});
