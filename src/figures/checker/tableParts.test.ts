import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { useCount, usePositions } from '#data/census/tries.ts';
import { rowsRead } from '#data/tableReader/message.ts';
import { readTable } from '#data/tableReader/readTable.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { dataText } from '#data/formats.ts';
import { printState } from '#figure/fields.ts';
import { systemById } from '#rules/registry.ts';
import { shown, textOf, withTag } from '../testing/shown.ts';
import TableChecker from './TableChecker.svelte';
import TableRead from './TableRead.svelte';
import TableUse from './TableUse.svelte';
import { TABLE_CHECKER } from './tableState.ts';

const say = speaker('en');

describe('after a right table', () => {
  const tries = usePositions().map(({ says }, index) => ({ says, address: `/lab/stepper/?n=${index}` }));
  const use = { count: useCount(), tries, census: '/reference/census/', runners: '/reference/ci/' };
  const body = (positions: boolean): string => render(TableUse, { props: { use, positions, say } }).body;

  test('the page says how often it is used wrongly, and links three positions, the census and the runners', () => {
    const found = [...body(true).matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
    expect(found).toEqual(['/reference/census/', ...tries.map(({ address }) => address), '/reference/ci/']);
    for (const { says } of tries) expect(body(true)).toContain(says.sentence);
  });

  test('positions are left out for other systems', () => expect(body(false)).not.toContain('/lab/stepper/'));
});

describe('the way to other formats', () => {
  const linked = (text: string): string => {
    const query = printState(TABLE_CHECKER.fields, { ...TABLE_CHECKER.standard, text });
    const given = {
      use: { count: useCount(), tries: [], census: '', runners: '' },
      drawn: { board: null, properties: [] },
    };
    const uses = { data: '/reference/data/?system=SYSTEM', reach: '/lab/reach/?system=SYSTEM' };
    const props = { query, figure: 'checker', uses, vectors: '', right: '', compare: '', ...given };
    return textOf(withTag(shown(render(TableChecker, { props })), 'ul').at(-1)!);
  };
  const right = dataText(systemById('srs-guideline')!, 'typescript')!;

  test('names the system whose table a text is, since the file is that of the system', () => {
    expect(linked(right)).toBe('The table of Guideline SRS in another format What it reaches');
  });

  test('is for the own table where a number differs', () => {
    const own = right.replace('[-1, 0]', '[-2, 0]');
    expect(own).not.toBe(right);
    expect(linked(own)).toBe('Write your table in another format What it reaches');
  });
});

test('rows that were read are drawn, each with its kicks in words', () => {
  const read = readTable('0>>1: (0, 0), (5, 1), (2, -4)\n1>>2: (0, 0), (-3, 3), (7, 0)');
  const rows = read.ok ? rowsRead(read.value) : [];
  expect(rows.length).toBeGreaterThan(0);
  const { body } = render(TableRead, { props: { rows, voice: { say, conventions: DEFAULT_CONVENTIONS } } });
  expect(body.match(/<svg class="board rose/g)).toHaveLength(rows.length);
  for (const { kicks } of rows) for (const [x, y] of kicks) expect(body.replaceAll('−', '-')).toContain(`(${x}, ${y})`);
});
