import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TableReport } from '#data/tableReader/report.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { tableCommand } from './tableCommand.ts';

const field = (name: string): string =>
  readFileSync(new URL(`../../data/tableReader/testing/field/${name}.txt`, import.meta.url), 'utf8');

const run = (texts: Readonly<Record<string, string>>, ...options: readonly string[]) =>
  tableCommand([...options, ...Object.keys(texts)], (file) => Promise.resolve(texts[file]!));

async function reports(texts: Readonly<Record<string, string>>, ...options: readonly string[]) {
  const { out, code } = await run(texts, '--json', ...options);
  return { code, reports: JSON.parse(out) as readonly TableReport[] };
}

const ROW = '[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]';

test('a right table is named with its convention', async () => {
  const { code, reports: own } = await reports({ 'kicks.py': field('py-tuple-keys') });
  expect(code).toBe(0);
  expect(own).toMatchObject([
    {
      file: 'kicks.py',
      convention: { y: 'up', x: 'right', order: 'xy', datum: 'basic', kind: 'kicks' },
      entries: 80,
      agree: 80,
      differ: [],
      missing: [],
      unused: [],
    },
  ]);
  expect(own[0]!.nearest[0]).toEqual({ id: 'srs-guideline', name: 'Guideline SRS' });
});

// The four clockwise turns of a Unity game, one sign wrong.
test('a wrong number is named with its place, and so are the turns that are missing', async () => {
  const { code, reports: own } = await reports({ 'kicks.cs': field('cs-clockwise-only') });
  expect(code).toBe(1);
  expect(own[0]!.differ).toEqual([
    { piece: 'JLSTZ', turn: '2>>3', test: 4, given: [0, 2], expected: [0, -2], line: 13, column: 87 },
  ]);
  expect(own[0]).toMatchObject({ entries: 40, agree: 39 });
  expect(own[0]!.missing.filter((turn) => turn.startsWith('J'))).toEqual(['J 1>>0', 'J 2>>1', 'J 3>>2', 'J 0>>3']);
});

// "x to the right, y down": the half turns have one wrong sign, which their mirror image shows.
test('half turns are parts of their own', async () => {
  const { code, reports: own } = await reports({ 'Kicks.java': field('java-pair-keys') });
  expect(code).toBe(1);
  expect(own[0]).toMatchObject({ entries: 80, agree: 80, differ: [], convention: { y: 'down' } });
  expect(own[0]!.parts.map(({ pieces, turns }) => [pieces, turns])).toEqual([
    ['JLSTZ', 'quarter'],
    ['JLSTZ', 'half'],
    ['I', 'quarter'],
  ]);
  expect(own[0]!.parts[1]!.differ).toEqual([
    { piece: 'JLSTZ', turn: '1>>3', test: 4, given: [1, -1], expected: [1, 1], line: 43, column: 26 },
  ]);
});

test('numbers that are not used are named with their place, and the table is not confirmed', async () => {
  const { code, reports: own } = await reports({ a: `spin = 17\n${field('go-map')}` });
  expect(code).toBe(1);
  expect(own[0]).toMatchObject({ agree: 40, differ: [], unused: [{ line: 1, column: 8, text: '17' }] });
});

test.each([
  ['one vector in a row', '0>>1: (0, 0)\n1>>2: (0, 0)\n2>>3: (0, 0)\n3>>0: (0, 0)'],
  ['zeros alone', `{${['0>>1', '1>>2', '2>>3', '3>>0'].map((turn) => `"${turn}": [[0, 0], [0, 0]]`).join()}}`],
])('a table that agrees with everything decides nothing: %s', async (_what, text) => {
  const { code, reports: own } = await reports({ a: text });
  expect([code, own[0]!.nearest, own[0]!.agree]).toEqual([1, [], 0]);
  expect(own[0]!.message).toMatch(/^This table agrees with every system/);
});

test('a system can be chosen to compare with', async () => {
  const { code, reports: own } = await reports({ a: field('py-tuple-keys') }, '--against', 'srs-arika');
  expect(code).toBe(1);
  expect(own[0]!.nearest.map(({ id }) => id)).toEqual(['srs-arika']);
  expect(own[0]!.differ.every(({ piece }) => piece === 'I')).toBe(true);
});

describe('as text', () => {
  test('each sentence has the name of its file', async () => {
    const { out, code } = await run({ 'a.go': field('go-map'), 'b.cs': field('cs-clockwise-only') });
    expect(code).toBe(1);
    expect(out).toContain('a.go: J L S T Z of Guideline SRS, y up: all 40 entries agree.\n');
    expect(out).toContain('a.go: The text has no quarter turns of I.\n');
    expect(out).toContain(
      'b.cs: J L S T Z 2>>3 test 4 (line 13, column 87) is (0, 2) and should be (0, -2): sign of y.\n',
    );
  });

  test('what moves the cursor of a terminal is replaced', async () => {
    const { out } = await run({ a: `"\u001b[2J": [7, \u001b[1, 2, 3]\n${field('go-map')}` });
    expect(out).not.toContain('\u001b');
  });
});

describe('no answer', () => {
  test('where a file has no table', async () => {
    const { code, reports: own } = await reports({ a: 'hello', b: field('go-map') });
    expect([code, own.map(({ entries }) => entries)]).toEqual([2, [0, 40]]);
    expect(own[0]!.message).toMatch(/^There is no table here/);
  });

  test('where a file cannot be read', async () => {
    const { err, code } = await tableCommand(['gone.txt'], () => Promise.reject(new Error('no such file')));
    expect([err, code]).toEqual(['gone.txt cannot be read: no such file\n', 2]);
  });

  test.each([
    [[], 'Name a file.'],
    [['a', '--against', 'srs'], '"srs" is not a rotation system; did you mean srs-guideline? Known are srs-guideline'],
    [['a', '--quick'], "Unknown option '--quick'"],
  ])('where the arguments are %j', async (args, begins) => {
    const { out, err, code } = await tableCommand(args, () => Promise.resolve(`[${ROW}]`));
    expect([out, code]).toEqual(['', 2]);
    expect(err.startsWith(begins), err).toBe(true);
  });
});

test('after a right table come three positions that tell whether it is used rightly, and the vectors', async () => {
  const { out } = await run({ 'kicks.py': field('py-tuple-keys') });
  expect(out).toContain('kicks.py: Every number is right. Is its use?');
  const lines = [...out.matchAll(/npx wallkick rotate "(.*)"$/gm)].map(([, line]) => line!);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(readScenario(line).ok).toBe(true);
  expect(out).toContain('npx wallkick conformance --system srs-guideline -- COMMAND');
  const wrong = await run({ 'kicks.cs': field('cs-clockwise-only') });
  expect(wrong.out).not.toContain('Is its use?');
});
