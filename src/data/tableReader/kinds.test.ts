import { describe, expect, test } from 'vitest';
import { kickTable } from '#analysis/kickTable.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { systemById } from '#rules/registry.ts';
import { readTable } from './readTable.ts';
import { reportOf } from './report.ts';
import { KINDS, type KindTables } from './testing/kinds.ts';
import { isConfirmed, quarterVerdict } from './verdict.ts';

/** Systems whose rows have five tests, of the five pieces and of the I. */
const SYSTEMS = ['srs-guideline', 'srs-arika', 'tetrio-srs-plus', 'srs-nullpomino-180', 'tetr-js'] as const;
const CONVENTIONS: readonly (readonly [name: string, of: (vec: Vec) => Vec])[] = [
  ['y up', (vec) => vec],
  ['y down', ([x, y]) => [x, 0 - y]],
  ['x left', ([x, y]) => [0 - x, y]],
  ['row before column', ([x, y]) => [0 - y, x]],
];

function tablesOf(id: string, of: (vec: Vec) => Vec): KindTables {
  const rows = (piece: Piece): ReadonlyMap<Transition, readonly Vec[]> => {
    const table = kickTable(systemById(id)!, piece);
    return new Map(QUARTER_TRANSITIONS.map((name) => [name, table.get(name)!.map(of)]));
  };
  return { five: rows('T'), i: rows('I') };
}

const read = (text: string) => {
  const own = readTable(text);
  if (!own.ok) throw new Error(`${own.diagnostics[0]!.sentence}\n${text}`);
  return own.value;
};

describe('states that a letter begins', () => {
  const { write } = KINDS.find(({ kind }) => kind === 'pairs of lettered states, in Haskell')!;
  const text = write(tablesOf('srs-guideline', (vec) => vec));

  test.each([...'SDOAr'])('are numbers after %s', (letter) => {
    const { is, agree } = quarterVerdict(read(text.replaceAll(/\bR(?=[0-3])/g, letter)));
    expect([is, agree]).toEqual(['same', 80]);
  });

  test('are none in a note on tests beside a turn', () => {
    const rows = text.replaceAll(/\(\(R(\d), R(\d)\)/g, '(($1>>$2 {- t1, t2 -})');
    const { is, agree } = quarterVerdict(read(rows));
    expect([is, agree]).toEqual(['same', 80]);
  });
});

describe.each(KINDS)('$kind', ({ has, write }) => {
  const all = SYSTEMS.flatMap((id, index) =>
    [0, 1].map((at) => [id, ...CONVENTIONS[(index + at) % CONVENTIONS.length]!] as const),
  );

  test.each(all)('is read: %s, %s', (id, _name, of) => {
    const text = write(tablesOf(id, of));
    const reading = read(text);
    const { is, agree, entries, pieces } = quarterVerdict(reading);
    expect([is, agree, pieces.join('')], text).toEqual(['same', entries, has === 'both' ? 'IJLSTZ' : 'JLSTZ']);
    expect(entries, text).toBe(has === 'both' ? 80 : 40);
    expect(
      reading.nearest.map((system) => system.id),
      text,
    ).toContain(id);
    expect(isConfirmed(reading), text).toBe(true);
  });

  test('one wrong number is that number alone', () => {
    const tables = tablesOf('srs-guideline', (vec) => vec);
    const tests = tables.five.get('2>>3')!;
    const five = new Map(tables.five).set(
      '2>>3',
      tests.map((vec, at): Vec => (at === 3 ? [vec[0], 2] : vec)),
    );
    const { is, differences } = quarterVerdict(read(write({ ...tables, five })));
    expect([is, differences.map(({ transition, test: at }) => [transition, at])]).toEqual(['near', [['2>>3', 4]]]);
  });
});

const tables = tablesOf('srs-guideline', (vec) => vec);
const rowOf = (name: Transition): string =>
  tables.five
    .get(name)!
    .map(([x, y]) => `(${x}, ${y})`)
    .join(', ');
test.each([
  [
    'states that are counted the other way round, the first of them called O',
    `const TESTS = [\n${[0, 3, 2, 1].map((state) => `  [ // ${'OR2L'[state]}\n    [${rowOf(`${state}>>${(state + 3) & 3}` as Transition)}],\n    [${rowOf(`${state}>>${(state + 1) & 3}` as Transition)}],\n  ],`).join('\n')}\n];`,
  ],
  [
    'numbers of a game of its own',
    QUARTER_TRANSITIONS.map(
      (name, index) => `${name}: (0, 0), (${3 - index}, 1), (2, ${index - 3}), (-3, ${index % 3})`,
    ).join('\n'),
  ],
  [
    'most of a table in rows that are not read',
    `0>>1: ${rowOf('0>>1')}\n${QUARTER_TRANSITIONS.map((_, index) => `case ${index + 5}: [${rowOf('1>>2')}]`).join('\n')}`,
  ],
])('what is not understood is called so, and no number of it wrong: %s', (_what, text) => {
  const own = readTable(text);
  if (!own.ok) return expect(own.diagnostics.map(({ code }) => code)).toEqual(['table.rows']);
  const { message } = reportOf('', text, own.value);
  expect(message).toMatch(/^Not understood, or a game’s own table: /);
  expect(message).not.toContain('should be');
  expect(message).toContain('How is the text meant?');
  const [part] = own.value.parts;
  const [name, kicks] = [...part!.table][0]!;
  expect(message).toContain(
    `Read as ${part!.pieces.join(' ')} ${name}: ${kicks.map(({ vec }) => `(${vec.join(', ')})`).join(' ')}`,
  );
});

test.each([
  ['kicksL', 'Are kicksL kicks to the left, or of the L?'],
  ['KICKS_L', 'Are KICKS_L kicks to the left, or of the L?'],
])('a text that is not understood has one question: %s', (name, question) => {
  const table = (first: number): string =>
    [0, 1, 2, 3]
      .map((state) => `  {{${first},${state}}, {3,${state - 2}}, {-3,${first}}, {0,${3 - state}}},`)
      .join('\n');
  const text = `Kick kicks[4][4] = {\n${table(1)}\n};\nKick ${name}[4][4] = {\n${table(-2)}\n};`;
  const own = readTable(text);
  const { message } = reportOf('', text, (own as Extract<typeof own, { ok: true }>).value);
  expect(message).toContain(question);
  expect(message.match(/\?/g)).toHaveLength(1);
});

// Two tables of offsets from the same numbers would have no kick at all.
test('equal rows of kicks are kicks', () => {
  const text = `int JLSTZ[8][3][2] = {\n${'  {{0, 0}, {0, 1}, {0, -1}},\n'.repeat(8)}};`;
  const reading = readTable(text);
  expect(reading.ok && reading.value.nearest.map(({ id }) => id)).toContain('ars-tgm');
});
