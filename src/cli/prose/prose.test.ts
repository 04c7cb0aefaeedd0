import { expect, test } from 'vitest';
import { passagesOfCode, passagesOfPage, passagesOfStrings } from './passages.ts';
import { passagesOfFile } from './proseFiles.ts';
import { reportOf } from './proseReport.ts';
import { beginsWithClause, checkProse, FORBIDDEN, lengthOf, sentencesOf } from './proseRules.ts';

const page = (source: string): readonly string[] => passagesOfPage(source, { format: 'mdx' }).map(({ text }) => text);
const faultsOf = (source: string): readonly string[] => checkProse(passagesOfPage(source, { format: 'mdx' })).faults;
const words = (count: number): string => `W${'ord word'.padEnd(count * 5 - 2, ' word')}.`;

test.each([
  ['A **bold** word and `code`.', ['A bold word and X.']],
  ['The <Piece is="T" /> turns.', ['The X turns.']],
  ['Press <Say figure="a" show="step=5">the fifth</Say> now.', ['Press the fifth now.']],
  ['He says “who hears this”.', ['He says X.']],
  ['The kick (-1, 2) fits.', ['The kick X fits.']],
  ['```sh\nwhoever\n```', []],
  ['| whoever |\n| --- |\n| alive |', []],
  ['> A quotation.', []],
  ['import A from "a";\n\nText.', ['Text.']],
  ['<Figure id="a">\n  A caption.\n</Figure>', ['A caption.']],
  ['<Note title="Without colour">\n\nLetters too.\n\n</Note>', ['Without colour', 'Letters too.']],
  ['---\ntitle: Kicks\nclaim: It fits.\nabout: [srs]\n---\n\nText.', ['Kicks', 'It fits.', 'Text.']],
])('of the page %j the prose is %j', (source, passages) => expect(page(source)).toEqual(passages));

test('a page that is no MDX is a fault with its line, in the words of the parser', () => {
  const path = 'content/docs/srs.mdx';
  const report = reportOf({ path, passages: () => passagesOfFile(path, 'Text.\n\nMore <b> text.') });
  expect(report.faults).toEqual([expect.stringMatching(/^3:1: Expected a closing tag for `<b>`/)]);
});

test('strings of the interface are found with their lines', () =>
  expect(passagesOfStrings('{\n  "a": "{count} rows",\n  "b": { "c": "Say “no”." }\n}')).toEqual([
    { line: 2, text: 'X rows', kind: 'prose' },
    { line: 3, text: 'Say X.', kind: 'prose' },
  ]));

test.each([
  ["found(holds, 'The piece rotates by the first test.');", ['The piece rotates by the first test.']],
  ['found(holds, `The ${piece} rotates by test ${test}, and ${`${count} of the tests`} fail.`);', ['The X rotates by test X, and X fail.', 'X of the tests']], // prettier-ignore
  ["const table = { 'board.width': 'Row {row} has the {width} columns.' };", ['Row X has the X columns.']],
  ["const line = 'system=srs piece=T the way it is written';", []],
  ["const words = 'const let var val static final public';", []],
  ["import { a } from './the-one-with-a-name.ts';", []],
  ["// It's a comment that nobody reads in a figure.", []],
])('of the module %j the sentences are %j', (source, sentences) =>
  expect(passagesOfCode(source).map(({ text }) => text)).toEqual(sentences),
);

test('sentences of a module are found with their lines', () =>
  expect(passagesOfCode("const a = 1;\nconst b = 'The second line has it.';")).toEqual([
    { line: 2, text: 'The second line has it.', kind: 'prose' },
  ]));

test.each([
  ['The T turns. It fits.', 2],
  ['A kick is (x, y). Row 1.5 is none.', 2],
  ['TGM3 has it, i.e. the game of 2005.', 1],
])('%j has %d sentences', (text, count) => expect(sentencesOf(text)).toHaveLength(count));

test('a hyphen joins two words, a unit is a word', () => expect(lengthOf('A half-turn takes 3 ms.')).toBe(6));

test.each([
  ['Who stores squares moves them.', true],
  ['Whoever presses early waits.', true],
  ['What follows is a table.', true],
  ['What is shared is one line.', true],
  ['What a kick is', false],
  ['Who decides?', false],
  ['What happens next?', false],
  ['The player who presses early waits.', false],
])('%j begins with a clause: %s', (sentence, expected) => expect(beginsWithClause(sentence)).toBe(expected));

test.each([
  ['It waits for whoever turns it.', 'whoever'],
  ['Figures come alive.', 'alive'],
  ['The game hears a press.', 'hears'],
  ['The table is turned over.', 'turned over'],
  ['It has a table of its own.', 'of its own'],
  ['The reader is told.', 'is told'],
  ['The direction it asked for.', 'asked for'],
  ['Every piece is at the bottom, all pieces but the I.', 'pieces but'],
  ['The I may not.', 'may not'],
  ['No source has figures for gravity.', 'has figures'],
  ['HARD falls slower, after two drops in gravity.', 'drops in gravity'],
  ['Ace drops their limits.', 'drops their '],
  ['The game has tried one column over.', 'column over'],
  ['It is compared with each later level line.', 'level line'],
  ['A later test reads not reached.', 'reads not'],
  ['They share no half turn, and half of the quarter turns.', 'no half turn, and half'],
  ['All kicks of the J are useful, and so on for every piece.', 'and so on for'],
  ['The rows are mirror images. In the other table no row is.', 'no row is.'],
  ['It can be chosen wherever a system is.', 'wherever a system is.'],
  ['The T walks to and fro.', 'to and fro'],
])('%j has the forbidden word %j', (text, word) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(`“${word}”`)]);
});

test('every forbidden word has an example above and is no part of a plain word', () => {
  const plain =
    'A hearth, an alivelihood, a returned overlay and its own table: nobody else told it. Drop the I, and no row is full.';
  expect(FORBIDDEN.filter(({ pattern }) => pattern.test(plain))).toEqual([]);
});

test('forbidden words count in headings, and in the texts of attributes', () => {
  expect(faultsOf('## Alive figures')).toHaveLength(1);
  expect(faultsOf('<Note title="Alive figures" />')).toHaveLength(1);
});

test('code, tables and quotations are not held to the guide', () =>
  expect(faultsOf('`whoever` and “whoever”\n\n| whoever |\n| --- |\n| alive |')).toEqual([]));

test('no sentence has more than 30 words', () => {
  const short = Array.from({ length: 20 }, () => words(5)).join(' ');
  expect(faultsOf(`${short} ${words(30)}`)).toEqual([]);
  expect(faultsOf(`${short} ${words(31)}`)).toEqual([expect.stringContaining('31 words, more than 30')]);
});

test('at most one sentence in ten has more than 20 words', () => {
  const text = (short: number, long: number): string =>
    [...Array.from({ length: short }, () => words(20)), ...Array.from({ length: long }, () => words(21))].join(' ');
  expect(faultsOf(text(9, 1))).toEqual([]);
  expect(faultsOf(text(8, 1))[0]).toContain('1 of 9 sentences have more than 20 words; 0 may.');
  expect(faultsOf(text(17, 2))[0]).toContain('2 of 19 sentences');
});

test('a heading may be as long as it likes', () => expect(faultsOf(`## ${words(31)}`)).toEqual([]));

test('other words of the guide are warnings, and faults where we are strict', () => {
  const passages = passagesOfPage('The stack stands here.', { format: 'mdx' });
  const found = [expect.stringContaining('“stands”')];
  expect(checkProse(passages)).toMatchObject({ faults: [], warnings: found });
  expect(checkProse(passages, { strict: true })).toMatchObject({ faults: found, warnings: [] });
});
