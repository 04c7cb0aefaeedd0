import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { attribute, namesOf, shown, textOf, withRole, withTag, type Element } from '../testing/shown.ts';
import OffsetDeriver from './OffsetDeriver.svelte';

// Super Rotation System, "How guideline SRS really works": the offset tables, the subtraction A - B, and its example, a J that turns
// 0>>1. The numbers are written out from there.

const deriver = (query: string): readonly Element[] =>
  shown(render(OffsetDeriver, { props: { query, figure: 'derive' } }));
const sentenceOf = (figure: readonly Element[]): string => textOf(withRole(figure, 'status')[0]!);

/** Returns the description of a term among the facts about the offsets. */
function factOf(figure: readonly Element[], term: string): string {
  const list = figure.filter(({ tagName }) => tagName === 'dt' || tagName === 'dd').map(textOf);
  const place = list.findIndex((text) => text.startsWith(term));
  if (place < 0) throw new Error(`there is no fact ${term}`);
  return list[place + 1]!;
}

test.each([
  [1, 'Test 1 of 0>>1: (0, 0) − (0, 0) = (0, 0).'],
  [2, 'Test 2 of 0>>1: (0, 0) − (1, 0) = (-1, 0).'],
  [3, 'Test 3 of 0>>1: (0, 0) − (1, -1) = (-1, 1).'],
  [4, 'Test 4 of 0>>1: (0, 0) − (0, 2) = (0, -2).'],
  [5, 'Test 5 of 0>>1: (0, 0) − (1, 2) = (-1, -2).'],
])('line %i is subtracted', (line, says) => {
  expect(sentenceOf(deriver(`piece=J from=0 to=1 line=${line}`))).toBe(says);
});

describe('what follows from the offsets', () => {
  test.each([
    ['piece=J', /Guideline SRS/, '8 of 8 lists'],
    // One number changed: no published system is like it, and no list has its mirror image.
    ['piece=J changed=3.2:1,0', /^(?!.*Guideline SRS)/, '0 of 8 lists'],
    ['system=sega piece=T', /^Sega$/, '8 of 8 lists'],
    ['piece=O changed=1.1:0,0_2.1:0,0_3.1:0,0', /^Tetris Best$/, '8 of 8 lists'],
  ])('%s', (query, like, mirrored) => {
    const figure = deriver(query);
    expect(factOf(figure, 'Kicks as in')).toMatch(like);
    expect(factOf(figure, 'Mirror images')).toBe(mirrored);
  });

  test('a changed list is marked', () => {
    const rows = withTag(deriver('piece=J changed=3.2:1,0'), 'tr').map(textOf);
    expect(rows.find((text) => text.startsWith('0>>3'))).toMatch(/\(-1, 0\).*changed/);
    expect(rows.find((text) => text.startsWith('0>>1'))).not.toContain('changed');
  });
});

test('the wobble of the O is drawn, and the step from true to basic rotation', () => {
  const figure = deriver('piece=O');
  const lists = figure.filter(({ tagName }) => tagName === 'ol' || tagName === 'ul');
  const named = (name: string): readonly Element[] => lists.filter((list) => attribute(list, 'aria-label') === name);
  const [wobble] = named('True rotation');
  expect(wobble!.childNodes.filter(({ nodeName }) => nodeName === 'li')).toHaveLength(4);
  expect(named('With offset 1: basic rotation')).toHaveLength(1);
  expect(named('Signs in the drawing').map(textOf).join(' ')).toContain('true rotation, before any offset');
  expect(namesOf(figure, 'group')).toContain('Offsets of O: the kicks of 0>>1, line by line');
});

test('a system without half turns of offsets, and one without kicks, have as many fields as they have tests', () => {
  const fields = (query: string): readonly string[] =>
    withTag(deriver(query), 'input').flatMap((input) => attribute(input, 'aria-label') ?? []);
  expect(fields('system=sega piece=T').filter((name) => name.startsWith('Offset 2'))).toEqual([]);
  expect(fields('system=tetris-worlds piece=I')).toContain('Offset 2 of state 0, x');
});
