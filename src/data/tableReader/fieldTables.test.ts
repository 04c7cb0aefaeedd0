import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from './readTable.ts';
import { reportOf, type TableReport } from './report.ts';
import { isConfirmed } from './verdict.ts';

const folder = new URL('./testing/field/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

function read(name: string) {
  const text = textOf(name);
  const own = readTable(text);
  if (!own.ok) throw new Error(own.diagnostics[0]!.sentence);
  return { report: reportOf(name, text, own.value), isConfirmed: isConfirmed(own.value) };
}

/** The quarter turns of each part, as `pieces kind y: agreeing of entries`. */
const quarters = ({ parts }: TableReport): readonly string[] =>
  parts
    .filter(({ turns }) => turns === 'quarter')
    .map(
      ({ pieces, convention, entries, agree }) =>
        `${pieces} ${convention!.kind} y ${convention!.y}: ${agree} of ${entries}`,
    );

const WHOLE = ['JLSTZ kicks y up: 40 of 40', 'I kicks y up: 40 of 40'];
const FIVE = [WHOLE[0]!];
const DOWN = ['JLSTZ kicks y down: 40 of 40', 'I kicks y down: 40 of 40'];
const OFFSETS = ['JLSTZ offsets y up: 40 of 40', 'I offsets y up: 40 of 40'];

// Made after public source files, wiki pages and reports of bugs: numbers kept, names shortened. The answers were worked out by hand.
const FIELD: readonly (readonly [name: string, system: string, quarters: readonly string[], isConfirmed: boolean])[] = [
  ['cs-clockwise-only', 'srs-guideline', ['I kicks y up: 20 of 20', 'JLSTZ kicks y up: 19 of 20'], false],
  ['py-tuple-keys', 'srs-guideline', WHOLE, true],
  // A rotation matrix beside the offsets is no part of them.
  ['kt-offsets-by-test', 'srs-guideline', OFFSETS, false],
  ['sv-apostrophe-braces', 'srs-guideline', WHOLE, true],
  // One sign of a half turn is wrong.
  ['java-pair-keys', 'srs-guideline', DOWN, false],
  ['tsv-states-from-1', 'srs-guideline', WHOLE, true],
  // The half turns of these four are their games' own, or those of TETR.IO.
  ['js-right-left-double', 'srs-arika', ['I kicks y down: 40 of 40'], false],
  ['lua-string-vectors', 'srs-guideline', WHOLE, false],
  ['lua-two-digits', 'srs-guideline', ['JLSTZ kicks y up: 24 of 48', 'I kicks y up: 38 of 40'], false],
  ['json-quoted-keys', 'srs-guideline', FIVE, true],
  ['ts-xy-objects', 'srs-guideline', FIVE, true],
  ['ts-xy-objects-tight', 'srs-guideline', FIVE, true],
  ['kt-pairs', 'srs-guideline', [DOWN[0]!], true],
  ['java-list-of', 'srs-guideline', FIVE, true],
  ['kt-list-of', 'srs-guideline', FIVE, true],
  // The squares of the pieces are beside the kicks, and are none.
  ['ts-frames', 'srs-guideline', FIVE, true],
  ['wiki-copied', 'srs-guideline', FIVE, true],
  ['wikitext', 'srs-guideline', FIVE, true],
  ['kt-to', 'srs-guideline', FIVE, true],
  ['csv-from-to', 'srs-guideline', FIVE, true],
  ['go-map', 'srs-guideline', FIVE, true],
  ['haskell-case', 'srs-guideline', FIVE, true],
  // Turns from a state to itself, and half turns, are zeros here.
  ['c-four-by-four', 'srs-guideline', WHOLE, true],
  ['c-by-test', 'srs-guideline', FIVE, true],
  ['cs-assignments', 'srs-guideline', OFFSETS, true],
  // The O is named beside the others; the squares of the pieces are there too.
  ['cs-cells-beside', 'srs-guideline', ['I kicks y up: 40 of 40', WHOLE[0]!], false],
  ['gd-o-beside-others', 'srs-guideline', [DOWN[1]!, DOWN[0]!], true],
  ['csv-quoted-vectors', 'srs-guideline', WHOLE, true],
  ['cpp-sizes-in-types', 'srs-guideline', DOWN, true],
  ['js-made-smaller', 'srs-guideline', DOWN, true],
  // The other four rotations are missing.
  ['ts-clockwise-by-state', 'srs-guideline', ['JLSTZ kicks y up: 20 of 20'], false],
  ['wiki-offsets', 'srs-guideline', OFFSETS, true],
  // The comments name the wrong pieces; one number of J L S T Z is wrong, and two rows of the I.
  ['gd-labels-exchanged', 'srs-guideline', ['JLSTZ kicks y down: 39 of 40', 'I kicks y down: 32 of 40'], false],
  ['rs-number-keys', 'tetrio-srs', DOWN, true],
  // The half turns have y up, and those of the I are the game's own.
  ['ts-computed-keys', 'tetrio-srs', DOWN, false],
  ['py-offsets-half-turns', 'srs-nullpomino-180', [...OFFSETS, 'O offsets y up: 8 of 8'], false],
  ['py-offsets-with-o', 'srs-guideline', [...OFFSETS, 'O offsets y up: 8 of 8'], true],
  ['java-add', 'srs-guideline', [DOWN[1]!, DOWN[0]!], true],
  ['lua-shapes-beside', 'srs-arika', WHOLE, true],
  [
    'properties-references',
    'jstris',
    [...'LJSZTI'].map((piece) => `${piece} kicks y up: 40 of 40`).concat('O kicks y up: 8 of 8'),
    true,
  ],
  ['zig-type-position', 'srs-guideline', FIVE, true],
  ['ts-enum-nested', 'srs-guideline', ['T kicks y up: 40 of 40', WHOLE[1]!], true],
  ['py-cw-180-ccw', 'srs-nullpomino-180', [DOWN[0]!], true],
  ['wiki-degrees', 'srs-guideline', [OFFSETS[1]!, OFFSETS[0]!, 'O offsets y up: 8 of 8'], true],
  ['c-left-right', 'srs-guideline', FIVE, true],
];

test.each(FIELD)('%s is read', (name, system, parts, confirmed) => {
  const { report, isConfirmed: own } = read(name);
  expect(report.nearest.map(({ id }) => id)).toContain(system);
  expect(quarters(report)).toEqual(parts);
  expect(own).toBe(confirmed);
});

test('quarter turns and half turns of c-cw-ccw-180 are those of TETR.IO', () => {
  const { report } = read('c-cw-ccw-180');
  expect(report.nearest.map(({ id }) => id)).toContain('srs-guideline');
  expect(quarters(report)).toEqual(WHOLE);
  const half = report.parts.find(({ pieces, turns }) => pieces === 'JLSTZ' && turns === 'half');
  expect(half).toMatchObject({ entries: 24, agree: 24, missing: [] });
  expect(half?.nearest.map(({ id }) => id)).toEqual(['tetrio-srs', 'tetrio-srs-plus']);
});

test('every text is in the list', () => {
  const names = readdirSync(folder).map((file) => file.replace('.txt', ''));
  expect([...FIELD.map(([name]) => name), 'c-cw-ccw-180'].sort()).toEqual(names.sort());
});

test.each([
  ['kt-offsets-by-test', ['1:24', '6:25']],
  ['ts-frames', ['3:23', '14:23', '25:23', '36:23']],
  ['sv-apostrophe-braces', []],
  ['lua-string-vectors', []],
  ['wiki-copied', []],
  ['c-cw-ccw-180', []],
])('what is not used of %s has its place', (name, places) => {
  expect(read(name).report.unused.map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});

test.each([
  ['cs-clockwise-only', 'JLSTZ', '2>>3', 4, [0, 2], [0, -2], '(0, 2)'],
  ['java-pair-keys', 'JLSTZ', '1>>3', 4, [1, -1], [1, 1], '(1, 1)'],
  ['lua-two-digits', 'I', '0>>1', 4, [1, 2], [-2, -1], '{1, 2}'],
])('the wrong number of %s has its place', (name, piece, turn, test, given, expected, written) => {
  const { report } = read(name);
  const found = report.parts.flatMap(({ differ }) => differ).filter((own) => own.piece === piece && own.turn === turn);
  expect(found[0]).toMatchObject({ test, given, expected });
  const line = textOf(name).split('\n')[found[0]!.line! - 1]!;
  expect(line.slice(found[0]!.column! - 1, found[0]!.column! - 1 + written.length)).toBe(written);
});

test.each([
  ['lua-two-digits', /^I 0>>1: the row is that of Arika SRS/m],
  ['lua-two-digits', /^I 0>>1: tests 4 and 5 are exchanged\.$/m],
  ['lua-two-digits', /^J L S T Z 0>>1: test 2 is one too many; the tests after it are moved by one\.$/m],
  ['kt-list-of', /^The rows of J L S T Z are read as 0>>1, 1>>0, 1>>2, 2>>1, 2>>3, 3>>2, 3>>0, 0>>3\.$/m],
  ['gd-labels-exchanged', /^The names of the pieces are exchanged/],
  ['ts-computed-keys', /^The signs of y are opposite: Half turns of J L S T Z, y up;/m],
  ['py-offsets-half-turns', /^I: 24 vectors repeat an earlier one of their row/m],
  ['cs-clockwise-only', /Not all of its rotations are in the text: I J L S T Z 1>>0, 2>>1, 3>>2, 0>>3 missing\.$/m],
  [
    'js-right-left-double',
    /^I of Arika SRS, y down: all 40 entries agree\.\nThe text has no quarter turns of J L S T Z\.$/m,
  ],
])('%s is put into words', (name, words) => {
  expect(read(name).report.message).toMatch(words);
});

/** What may stand beside a table. */
const BESIDE: readonly (readonly [what: string, around: (text: string) => string])[] = [
  ['a nested list', (text) => `O: [[0, 0]]\n${text}`],
  ['a matrix', (text) => `T = [[0, 1, 0], [1, 1, 1]]\n${text}`],
  ['a call', (text) => `f((5, 6))\n${text}`],
  ['a list behind it', (text) => `${text}\nfoo([[0, 0], [0, 1]]);\n`],
  ['a sentence', (text) => `I wrote this table for my game, and 0->1 feels off (kick (-1, -2)).\n${text}`],
  [
    'the numbers of lines',
    (text) =>
      text
        .split('\n')
        .map((line, index) => `${index + 12}  ${line}`)
        .join('\n'),
  ],
];
const SURROUNDED = [
  'wiki-copied',
  'wikitext',
  'csv-quoted-vectors',
  'csv-from-to',
  'wiki-offsets',
  'tsv-states-from-1',
  'wiki-degrees',
  'gd-o-beside-others',
  'py-tuple-keys',
  'properties-references',
  'ts-clockwise-by-state',
  'rs-number-keys',
];

describe.each(BESIDE)('%s beside a table', (_what, around) => {
  test.each(SURROUNDED)('leaves %s what it is', (name) => {
    const text = textOf(name);
    const [own, other] = [readTable(text), readTable(around(text))];
    if (!own.ok || !other.ok) throw new Error('not read');
    const said = (reading: typeof own.value): readonly unknown[] => {
      const report = reportOf(name, text, reading);
      return [report.nearest, report.agree, report.entries, report.missing, report.convention];
    };
    expect(said(other.value)).toEqual(said(own.value));
  });
});

test('a rotation that is named twice is said first, and no number is called wrong', () => {
  const text = textOf('go-map').replace('{2, 1}', '{0, 1}').replace('{1, -1}', '{1, 2}');
  const own = readTable(text);
  const message = own.ok ? reportOf('', text, own.value).message : '';
  expect(message).toMatch(/^Named twice: J L S T Z 0>>1\. Leave out one row of each\.$/m);
  expect(message).not.toContain('should be');
  expect(own.ok && isConfirmed(own.value)).toBe(false);
});

// Five lists of the offsets of four states. What is wrong is said of the offset, since its kicks stand nowhere in the text.
const OFFSET_LISTS = [
  '{{0,0},{0,0},{0,0},{0,0}}',
  '{{0,0},{1,0},{0,0},{-1,0}}',
  '{{0,0},{1,-1},{0,0},{-1,-1}}',
  '{{0,0},{0,2},{0,0},{0,2}}',
  '{{0,0},{1,2},{0,0},{-1,2}}',
].join(',\n');
test.each([
  [
    '{-1,2}}',
    '{-1,3}}',
    'J L S T Z state 3 test 5 (line 6, column 20) is {-1,3} and should be (-1, 2). Four rotations follow from this offset.',
    4,
  ],
  [
    '{0,0}},',
    '{1,0}},',
    'J L S T Z state 3 test 1 (line 2, column 20) is {1,0} and should be (0, 0). Four rotations follow from this offset.',
    16,
  ],
])('a wrong offset is said as an offset: %s as %s', (right, wrong, says, follow) => {
  const text = `const int offsets_jlstz[5][4][2] = {\n${OFFSET_LISTS}\n};`.replace(right, wrong);
  const own = readTable(text);
  if (!own.ok) throw new Error('not read');
  const { message, entries, agree } = reportOf('', text, own.value);
  expect([message.match(/^.* should be .*$/gm), entries - agree]).toEqual([[says], follow]);
});

// An entry that no table has, or a decimal, is one wrong entry. Its row is not missing.
test.each(['(0, -20)', '(0, -1.5)'])('%s is one wrong entry', (odd) => {
  const text = textOf('go-map').replace('{0, -2}', odd.replace('(', '{').replace(')', '}'));
  const own = readTable(text);
  expect(own.ok && quarters(reportOf('', text, own.value))).toEqual(['JLSTZ kicks y up: 39 of 40']);
});

// What is wrong, and where.
test.each([
  ['', 'table.empty', 0],
  ['hello', 'table.empty', 0],
  ['[[0, 0], [1]', 'table.rows', 0],
  ['[[0, 0], [1, 0, 2]]', 'table.vector', 9],
  [`x${'['.repeat(5000)}[0,0],[1,1]${']'.repeat(5000)}`, 'table.deep', 33],
  ['['.repeat(60_001), 'table.long', 0],
  ['0>>1: (0,0),(1,0)\n'.repeat(257), 'table.many', 0],
  ['[[[0,0],[1,0]],[[0,0],[1,0]],[[0,0],[1,0]]]', 'table.rows', 1],
  // Numbers without brackets, two rotations in one string.
  [readFileSync(new URL('./testing/flat-numbers.txt', import.meta.url), 'utf8'), 'table.flat', 117],
])('%# has no table', (text, code, start) => {
  const own = readTable(text);
  expect(own.ok ? 'read' : [own.diagnostics[0]!.code, own.diagnostics[0]!.span.start]).toEqual([code, start]);
});

// Strings and comments as JavaScript, C and Lua have them; an apostrophe in a sentence opens none.
const ROWS = ['0>>1', '1>>2', '2>>3', '3>>0'].map((turn) => `'${turn}': [[0, 0], [-1, 0], [-1, 1]]`).join(', ');
test.each([
  ['a quote without an end', `that's mine: {${ROWS}}`],
  ['a bracket in a comment', `/* [ */ {${ROWS}}`],
  ['a comment without an end', `{${ROWS}} /* [`],
  ['a bracket that closes nothing', `{${ROWS}}]]`],
  ['a bracket that is not closed', `{{${ROWS}`],
  ['carriage returns', `{${ROWS}}`.replaceAll(', ', ',\r\n')],
])('%s does no harm', (_what, text) => {
  const own = readTable(text);
  expect(own.ok && own.value.parts.map(({ entries, missing }) => [entries, missing.length])).toEqual([[12, 4]]);
});

test('one wrong offset leaves the rows offsets', () => {
  const text = textOf('wiki-offsets').replace('0\t(0, 0)\t(-1, 0)', '0\t(1, 0)\t(-1, 0)');
  const own = readTable(text);
  expect(own.ok && quarters(reportOf('', text, own.value))).toEqual([OFFSETS[0], 'I offsets y up: 24 of 40']);
});

test('a number of a test that comes twice has its place', () => {
  const rows = ['0>>1', '1>>2', '2>>3', '3>>0'].flatMap((turn) => [`${turn},1,0,0`, `${turn},2,-1,0`]);
  const unusedOf = (text: string) => {
    const own = readTable(text);
    return own.ok && reportOf('', text, own.value).unused.map(({ line, column }) => `${line}:${column}`);
  };
  const text = ['turn,test,x,y', ...rows].join('\n');
  expect(unusedOf(text)).toEqual([]);
  expect(unusedOf(text.replace('1>>2,2', '1>>2,1'))).toEqual(['5:6']);
});

test('numbers before rows that are read by their order are not used', () => {
  const rows = ['0', '1', '2', '3'].map(
    (state) => `case ${state}: return to == 1 ? {{0, 0}, {-1, 0}, {-1, 1}} : {{0, 0}, {1, 0}, {1, 1}};`,
  );
  const own = readTable(rows.join('\n'));
  expect(own.ok && own.value.unused.map(({ text }) => text)).toEqual(['0', '1', '1', '1', '2', '1', '3', '1']);
});
