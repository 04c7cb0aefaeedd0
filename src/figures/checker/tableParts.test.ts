import 'strings:language';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { useCount, usePositions } from '#data/census/tries.ts';
import { rowsRead } from '#data/tableReader/message.ts';
import { readTable } from '#data/tableReader/readTable.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import TableRead from './TableRead.svelte';
import TableUse from './TableUse.svelte';

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

test('rows that were read are drawn, each with its kicks in words', () => {
  const read = readTable('0>>1: (0, 0), (5, 1), (2, -4)\n1>>2: (0, 0), (-3, 3), (7, 0)');
  const rows = read.ok ? rowsRead(read.value) : [];
  expect(rows.length).toBeGreaterThan(0);
  const { body } = render(TableRead, { props: { rows, voice: { say, conventions: DEFAULT_CONVENTIONS } } });
  expect(body.match(/<svg class="board rose/g)).toHaveLength(rows.length);
  for (const { kicks } of rows) for (const [x, y] of kicks) expect(body.replaceAll('−', '-')).toContain(`(${x}, ${y})`);
});
