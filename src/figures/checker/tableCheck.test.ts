import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataText } from '#data/formats.ts';
import { kickTable } from '#analysis/kickTable.ts';
import { systemById } from '#rules/registry.ts';
import { checkTable, groupsOf, type TableVerdict } from './tableCheck.ts';
import { TABLE_CHECKER } from './tableState.ts';

const field = (name: string): string =>
  readFileSync(new URL(`../../data/tableReader/testing/field/${name}.txt`, import.meta.url), 'utf8');

type Read = Exclude<TableVerdict, { readonly is: 'unreadable' }>;
function read(text: string, name = ''): Read {
  const verdict = checkTable(text, name);
  if (verdict.is === 'unreadable') throw new Error(verdict.problems[0]!.sentence);
  return verdict as Read;
}

const OWN = 'I01:-2_0;1_0;-2_1;1_2';

test('a table with another row is a system of the reader, which can be named', () => {
  const { text } = TABLE_CHECKER.standard;
  expect(read(text).own.id).toBe(`srs-guideline~${OWN}`);
  const { own } = read(text, ' My game ');
  expect([own.id, own.name]).toEqual([`srs-guideline~.My%20game~${OWN}`, 'My game']);
});

test('a table that is a published one is no system of the reader, whatever its name', () => {
  expect(read(field('py-tuple-keys'), 'My game').own.id).toBe('srs-guideline');
});

test('half turns of a game are rows of its system', () => {
  const { own, reading } = read(field('js-right-left-double'));
  expect(own.id).toMatch(/^srs-arika~/);
  expect(own.turns.rules['180'].is).toBe('made');
  expect(kickTable(own, 'I').get('0>>2')).toEqual([[0, 0], [-1, 0], [-2, 0], [1, 0], [2, 0]]); // prettier-ignore
  expect(groupsOf(reading)).toEqual([['J', 'L', 'S', 'T', 'Z'], ['I']]);
});

test('where the nearest system has rows by button side, the rows of a turn are put into another one', () => {
  const text = dataText(systemById('dtet')!, 'typescript', { y: 'up', names: '0123', vectors: 'kicks' })!;
  const { reading, own } = read(text);
  expect(reading.nearest[0]!.id).toBe('dtet');
  expect(systemById(own.id)).toBe(own);
});

test('the example is the table that the data page writes, with y downwards and one sign wrong', () => {
  const own = systemById(`srs-guideline~${OWN}`)!;
  const text = dataText(own, 'typescript', { y: 'down', names: '0123', vectors: 'kicks' })!;
  expect(text.slice(text.indexOf('export const kicks'))).toBe(TABLE_CHECKER.standard.text);
});
