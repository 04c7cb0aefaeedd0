import { expect, test } from 'vitest';
import { srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrisPerfect } from '#rules/tetrisPerfect.ts';
import { answeredRows } from './answers.ts';

const answers = (rows: ReturnType<typeof answeredRows>) =>
  Object.fromEntries(rows.map(({ of, kicks }) => [of, kicks.map(({ answeredBy }) => answeredBy)]));

// Term by term: what the subtraction of offsets makes of every table.
test('every kick of the Guideline’s I is undone by the test of its own number', () => {
  const rows = answeredRows(srsGuideline, 'I', srsGuideline);
  expect(rows).toHaveLength(8);
  expect(Object.values(answers(rows))).toEqual(rows.map(() => [2, 3, 4, 5]));
  expect(rows.flatMap(({ kicks }) => kicks).every(({ instead }) => instead === null)).toBe(true);
});

// Counted in the printed table by hand.
test('kicks of Arika’s I are undone by tests of other numbers, and four by none', () => {
  const rows = answeredRows(srsArika, 'I', tetrisPerfect);
  expect(answers(rows)).toMatchObject({ '0>>1': [2, 3, 5, 4], '2>>1': [3, 2, 5, null], '1>>2': [3, 2, null, 4] });
  const replaced = rows.flatMap(({ of, kicks }) => kicks.flatMap(({ instead }) => (instead ? [[of, instead]] : [])));
  expect(replaced).toEqual(
    expect.arrayContaining([
      ['2>>1', [1, -2]],
      ['2>>3', [-1, -2]],
    ]),
  );
  expect(replaced).toHaveLength(2);
});
