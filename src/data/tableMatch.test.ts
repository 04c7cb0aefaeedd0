import { describe, expect, test } from 'vitest';
import { kickTable } from '#analysis/kickTable.ts';
import { biasRule } from '#engine/bias.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import { endsOf } from '#engine/transitions.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { dataText } from './formats.ts';
import { LANGUAGES } from './snippets.ts';
import { seatsOf } from './solutionFinder.ts';
import { matchTable, type TableMatch } from './tableMatch.ts';
import { sortRows } from './tableGroups.ts';
import { readTable } from './tableText.ts';

function matched(text: string): TableMatch {
  const read = readTable(text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  const match = matchTable(read.value.form, sortRows(read.value).groups);
  if (!match) throw new Error('no table');
  return match;
}

/** Only the tables of a snippet: everything before its kicks or offsets goes. */
const tail = (text: string, from: string): string => text.slice(text.indexOf(from));
const system = (id: string) => systemById(id)!;

describe('our own files are known again', () => {
  test.each([
    ['srs-guideline', 'properties'],
    ['srs-nullpomino-180', 'properties'],
    ['srs-arika', 'properties'],
  ] as const)('%s as %s', (id, format) => {
    const match = matched(dataText(system(id), format)!);
    expect([match.system.id, match.differences]).toEqual([id, []]);
  });

  for (const [language, start] of [
    ['typescript', 'export const kicks'],
    ['python', 'KICKS'],
    ['lua', 'local kicks'],
    ['java', 'import'],
    ['c', 'static'],
  ] as const) {
    for (const y of ['up', 'down'] as const) {
      for (const names of ['0123', '0R2L', 'NESW'] as const) {
        test(`srs-arika in ${language}, y ${y}, states ${names}`, () => {
          const text = dataText(system('srs-arika'), language, { y, names, vectors: 'kicks' })!;
          const match = matched(tail(text, start));
          expect([match.system.id, match.differences]).toEqual(['srs-arika', []]);
          expect(match.convention).toEqual({ x: 'right', y, order: 'named', first: 'given', vectors: 'kicks' });
        });
      }
    }
  }

  test('offsets', () => {
    const text = dataText(system('srs-guideline'), 'typescript', { y: 'down', names: '0123', vectors: 'offsets' })!;
    const match = matched(tail(text, 'export const offsets'));
    expect([match.system.id, match.differences, match.convention.vectors, match.convention.y]).toEqual([
      'srs-guideline',
      [],
      'offsets',
      'down',
    ]);
  });
});

// Every system whose kicks are a table, in every language and convention: what was written is read back to the same kicks.
const TABLES = SYSTEMS.filter(
  ({ kicks, turns }) => kicks.rowBy === 'transition' && kicks.groups.length > 0 && turns.rules.cw.is === 'made',
);

describe.each(TABLES)('the table of $id', (own) => {
  const expected = (pieces: readonly Piece[]) => kickTable(own, pieces[0]!);
  const turning = PIECES.filter((piece) => kickTable(own, piece).size > 0);

  test.each(LANGUAGES)('is read back from %s, whatever the convention', (language) => {
    for (const y of ['up', 'down'] as const) {
      for (const names of ['0123', '0R2L', 'NESW'] as const) {
        const { tables } = matched(dataText(own, language, { y, names, vectors: 'kicks' })!);
        for (const { pieces, table } of tables) expect(table, `${y} ${names}`).toEqual(expected(pieces));
        expect(tables.flatMap(({ pieces }) => pieces).sort()).toEqual(turning);
      }
    }
  });

  test('is read back from the file for solution-finder, where there is one', () => {
    const text = dataText(own, 'properties');
    // solution-finder has no conditions, no held keys and no pieces that are never turned.
    if (text === null)
      return expect(own.guards.length > 0 || own.headroom !== null || biasRule(own) !== null).toBe(true);
    for (const { pieces, table } of matched(text).tables) {
      const [piece] = pieces;
      if (!turning.includes(piece!)) continue;
      // Its files name states by the squares that they cover, so those of Tetris DX change their numbers.
      const seats = seatsOf(own.shapes[piece!], piece!)!;
      const renamed = [...expected(pieces)].map(([name, kicks]) => {
        const [from, to] = endsOf(name);
        return [`${seats[from]!.state}>>${seats[to]!.state}`, kicks] as const;
      });
      expect(table).toEqual(new Map(renamed));
    }
  });
});

// The table of Guideline SRS, "Wall Kicks", as programs write it.
const I_BY_STATE = `[
  [[-2,0],[1,0],[-2,-1],[1,2]], [[-1,0],[2,0],[-1,2],[2,-1]],
  [[-1,0],[2,0],[-1,2],[2,-1]], [[2,0],[-1,0],[2,1],[-1,-2]],
  [[2,0],[-1,0],[2,1],[-1,-2]], [[1,0],[-2,0],[1,-2],[-2,1]],
  [[1,0],[-2,0],[1,-2],[-2,1]], [[-2,0],[1,0],[-2,-1],[1,2]],
]`;

test('rows without names and without basic rotation are put in order', () => {
  const match = matched(I_BY_STATE);
  expect(match.system.id).toBe('srs-guideline');
  expect(match.differences).toEqual([]);
  expect(match.convention).toMatchObject({ order: 'by state, clockwise first', first: 'left out', y: 'up' });
  expect(match.tables[0]!.pieces).toEqual(['I']);
});

test('one wrong sign is found under a flipped y', () => {
  const text = tail(
    dataText(system('srs-guideline'), 'typescript', { y: 'down', names: '0123', vectors: 'kicks' })!,
    'export const kicks',
  );
  const match = matched(
    text.replace("'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, 1]", "'0>>1': [[0, 0], [-2, 0], [1, 0], [-2, -1]"),
  );
  expect(match.system.id).toBe('srs-guideline');
  expect(match.convention.y).toBe('down');
  expect(match.differences).toEqual([
    { pieces: ['I'], transition: '0>>1', test: 4, found: [-2, 1], wanted: [-2, -1], fault: 'sign of y' },
  ]);
});

test.each(
  SYSTEMS.filter(({ id }) => ['srs-guideline', 'srs-arika', 'tetris-perfect', 'srs-nullpomino-180'].includes(id)),
)('any number of $id that is one off is found, and only that', (own) => {
  const lines = dataText(own, 'typescript')!;
  const text = tail(lines, 'export const kicks');
  const numbers = [...text.matchAll(/(?<=, \[)-?\d(?=, -?\d\])/g)].filter((_, index) => index % 17 === 5);
  for (const { 0: found, index } of numbers) {
    const spoilt = `${text.slice(0, index)}${Number(found) + 1}${text.slice(index + found.length)}`;
    expect(matched(spoilt).differences.length).toBeLessThanOrEqual(1);
  }
});

describe('what cannot be read', () => {
  test.each([
    ['', 'table.empty', 0],
    ['hello', 'table.empty', 0],
    ['[[0, 0], [1]', 'table.open', 0],
    ['[[0, 0]]]', 'table.closed', 8],
    [`[${'[0, 0],'.repeat(26)}]`, 'table.tests', 0],
    ['[[[0, 0], [1, 0, 2]]]', 'table.vector', 10],
    ['[[0, 0], [1, 15]]', 'table.number', 13],
    ['T.NE=(0,0)(1,)', 'table.property', 0],
    ['T.NE=(0,0)\nJ.NE=&L.NE', 'table.reference', 11],
  ])('%j is refused with %s at its place', (text, code, start) => {
    const read = readTable(text);
    expect(read.ok ? 'read' : [read.diagnostics[0]!.code, read.diagnostics[0]!.span.start]).toEqual([code, start]);
  });

  test('rows that make no table are no match', () => {
    const read = readTable('[[[0,0],[1,0]],[[0,0],[1,0]],[[0,0],[1,0]]]');
    expect(read.ok && matchTable(read.value.form, sortRows(read.value).groups)).toBeNull();
  });
});

/** What of a text stays unread: the rule and the part of the text that is meant. */
function unreadIn(text: string): readonly (readonly [string, string])[] {
  const read = readTable(text);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return sortRows(read.value).unread.map(({ code, span }) => [code, text.slice(span.start, span.end)]);
}

describe('rows that nothing can be made of', () => {
  const named = tail(dataText(system('srs-guideline'), 'typescript')!, 'export const kicks');
  const wrong = (from: string, to: string): string => named.replace(from, to);
  const ROW = '[[0, 0], [-2, 0], [1, 0], [-2, -1], [1, 2]]';

  test.each([
    ['a name that is no turn', wrong("'0>>1'", "'0>>7'"), 'table.row'],
    ['a turn that stands there twice', wrong("'1>>2'", "'0>>1'"), 'table.double'],
  ])('are named with their place: %s', (_what, text, code) => {
    expect(unreadIn(text).map(([own]) => own)).toEqual([code]);
    const match = matched(text);
    expect([match.system.id, match.differences]).toEqual(['srs-guideline', []]);
  });

  test('the place is that of the row', () => {
    expect(unreadIn(`{"I": {"0>>1": ${ROW}, "hello": ${ROW}}}`)).toEqual([['table.row', ROW]]);
    expect(unreadIn(`{"0>>1": ${ROW}, "hello": ${ROW}}`)).toEqual([['table.row', ROW]]);
  });

  test('a row without a name among rows with names', () => {
    expect(unreadIn(`[{"0>>1": ${ROW}, "1>>0": ${ROW}}, [${ROW}, ${ROW}]]`).map(([code]) => code)).toEqual([
      'table.unnamed',
      'table.unnamed',
    ]);
  });

  test('fewer rows without names than a table has', () => {
    expect(unreadIn(`[${ROW}, ${ROW}, ${ROW}]`)).toEqual([['table.count', `${ROW}, ${ROW}, ${ROW}`]]);
  });

  test('a row of a kick file that is there twice', () => {
    const read = readTable('T.NE=(0,0)\nT.NE=(0,0)');
    expect(read.ok ? 'read' : read.diagnostics[0]!.code).toBe('table.again');
  });

  test('nothing is said where every row is read', () => {
    expect(unreadIn(named)).toEqual([]);
    expect(unreadIn(I_BY_STATE)).toEqual([]);
  });
});
