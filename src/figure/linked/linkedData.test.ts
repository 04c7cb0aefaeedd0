import { expect, test } from 'vitest';
import { diagnoser } from '#engine/diagnostics.ts';
import { LinkedData, type LinkReader } from './linkedData.svelte.ts';

const PUBLISHED = { system: 'srs', turns: 'all' };
type Table = typeof PUBLISHED;

const diagnose = diagnoser({ 'linked.system': '"{found}" is not a system.' });
const readSystem: LinkReader<Table> = (query, published) => {
  const system = query.slice('system='.length);
  if (system === published.system) return null;
  if (system === 'none') return [diagnose('linked.system', { start: 7, end: query.length }, { found: system })];
  return { system, turns: 'quarter' };
};

function opening() {
  let loaded = 0;
  const data = new LinkedData<Table>(() => PUBLISHED, {
    params: ({ system, turns }) => new Map([['system', system] as const, ['turns', turns] as const]),
    names: ['system', 'turns'],
    pageNames: ['system'],
    reader: () => {
      loaded += 1;
      return Promise.resolve(readSystem);
    },
  });
  return { data, loads: () => loaded };
}

test('a link to another figure loads nothing', async () => {
  const { data, loads } = opening();
  await data.openLink('?figure=other&system=ars', 'table');
  expect([loads(), data.value]).toEqual([0, PUBLISHED]);
});

test('a link to the figure replaces the data, and the published data stay the example', async () => {
  const { data } = opening();
  await data.openLink('?figure=table&system=ars', 'table');
  expect([data.query, data.openingQuery]).toEqual(['system=ars turns=quarter', 'system=srs turns=all']);
});

test('a link to what the page shows keeps it', async () => {
  const { data, loads } = opening();
  await data.openLink('?figure=table&system=srs', 'table');
  expect([loads(), data.value]).toEqual([1, PUBLISHED]);
});

test('a link that cannot be read is quoted with its problems, and the data stay', async () => {
  const { data } = opening();
  await data.openLink('?figure=table&system=none', 'table');
  expect([data.value, data.problemText]).toEqual([PUBLISHED, 'system=none']);
  expect(data.problems).toMatchObject([{ code: 'linked.system', span: { start: 7, end: 11 } }]);
});

test('an address of published data leaves out what the page says, and one of linked data has all', async () => {
  const { data } = opening();
  const names = () => [...new URL(data.linkFrom('https://example.org/', 'table')).searchParams.keys()];
  expect(names()).toEqual(['figure', 'system']);
  await data.openLink('?figure=table&system=ars', 'table');
  expect(names()).toEqual(['figure', 'system', 'turns']);
});
