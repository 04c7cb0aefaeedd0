import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { groupNamed } from '#figure/tables/kickTableData.ts';
import { attributeNames } from '#figure/record/elementParams.ts';
import { FIGURES } from '#figures/registry.ts';
import { elementHeights } from './heights.ts';
import { attributeRows } from './reference.ts';

test('the styles that reserve the height of a stepper have its measured heights', () => {
  const styles = readFileSync(new URL('../../site/examples/embed/heights.css', import.meta.url), 'utf8');
  const { narrow, wide } = elementHeights().find(({ element }) => element === 'kick-stepper')!;
  expect([...styles.matchAll(/(\d+)px/g)].map(([, pixels]) => Number(pixels))).toEqual([narrow, wide]);
});

// A reader copies the block as it is. Pages on the project itself may leave parts out.
test('every element in a block of HTML on a page is whole, with the script', () => {
  const folder = fileURLToPath(new URL('../../../content/docs/', import.meta.url));
  const blocks = globSync('**/*.mdx', { cwd: folder })
    .filter((file) => !file.startsWith('project/'))
    .flatMap((file) => [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/```html[^\n]*\n(.*?)```/gs)])
    .map(([, code]) => code!);
  const elements = blocks.filter((code) => code.includes('<kick-stepper'));
  expect(elements.length).toBeGreaterThan(0);
  for (const code of elements) {
    expect(code).toContain('<script type="module" src="https://your.host/embed/v1/wallkick.js">');
    const attributes = /<kick-stepper ([^>]*)>/.exec(code)![1]!;
    expect(readScenario(attributes.replaceAll('"', ''))).toMatchObject({ ok: true });
  }
});

test('the reference has every attribute of every element once', () => {
  const listed = attributeRows().flatMap(({ name, uses }) =>
    uses.flatMap(({ elements }) => elements.map((element) => `${element} ${name}`)),
  );
  const taken = FIGURES.flatMap(({ name, element }) =>
    element ? attributeNames(element).map((attribute) => `${name} ${attribute}`) : [],
  );
  expect(listed.sort()).toEqual(taken.sort());
});

test('an attribute with the same use in several elements has one row for them', () => {
  const rows = attributeRows();
  for (const { name, uses } of rows) {
    const texts = uses.map(({ allowed, usual }) => JSON.stringify([allowed, usual]));
    expect(new Set(texts).size, name).toBe(texts.length);
  }
  expect(rows.find(({ name }) => name === 'theme')?.uses).toHaveLength(1);
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).sort());
});

const rowOf = (element: string, name: string) =>
  attributeRows()
    .find((row) => row.name === name)
    ?.uses.find(({ elements }) => elements.includes(element));

test.each([
  ['orientation-wheel', 'piece', { is: 'values', values: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] }, 'T'],
  ['orientation-wheel', 'rotation', { is: 'values', values: ['basic', 'true'] }, 'basic'],
  ['offset-deriver', 'line', { is: 'phrase', text: 'whole numbers from 0 to 25' }, '5'],
  ['kick-stepper', 'precedence', { is: 'values', values: ['left', 'right'] }, 'usualPrecedence'],
  ['kick-stepper', 'floorkicks', { is: 'said', what: 'range', values: { least: 0, most: 9 } }, '0'],
  ['kick-compare', 'turn', { is: 'values', values: ['cw', 'ccw', '180', 'both'] }, 'needed'],
  ['button-lab', 'system', { is: 'values', values: SYSTEMS.map(({ id }) => id) }, 'ofExampleOrNeeded'],
  ['ptn-viewer', 'game', { is: 'values', values: ['sample', 'fragment', 'tuck', 'spin', 'faults'] }, 'neededGame'],
  ['kick-stepper', 'layout', { is: 'values', values: ['full', 'small'] }, 'full'],
])('%s: the reference says what %s may be and what counts without it', (element, name, allowed, usual) => {
  const row = rowOf(element, name);
  expect(row?.allowed).toEqual(allowed);
  expect(row?.usual?.is === 'said' ? row.usual.what : row?.usual?.text).toBe(usual);
});

test('every listed reading of every system is one that a scenario takes', () => {
  const readings = rowOf('kick-stepper', 'readings')?.allowed;
  if (readings?.is !== 'by system') throw new Error('readings are listed by system');
  expect(readings.systems.length).toBeGreaterThan(3);
  for (const [id, names] of readings.systems) {
    const line = `system=${id} piece=T from=0 at=3,3 turn=cw board=.......... readings=`;
    expect(names.map((name) => [name, readScenario(line + name).ok])).toEqual(names.map((name) => [name, true]));
  }
});

test('every listed group of pieces is one that a kick table takes', () => {
  const groups = rowOf('kick-table', 'group')?.allowed;
  if (groups?.is !== 'by system') throw new Error('groups are listed by system');
  for (const [id, names] of groups.systems) {
    const system = systemById(id)!;
    expect(names.map((name) => groupNamed(system, name)?.join(''))).toEqual(names);
  }
});
