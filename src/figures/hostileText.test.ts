import { globSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '#engine/diagnostics.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { checkPtn } from '#notation/check.ts';
import { convert, SOURCE_FORMATS, type SourceFormat } from '#notation/convert.ts';
import { readFumenBoard } from '#notation/fumenBoard.ts';
import { lengthFault } from '#notation/lengthLimits.ts';
import { parseScene } from '#play/sceneText.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { readComparison } from './compare/common/comparison.ts';
import { linkedScenario } from '#share/share.ts';
import { printState, readState, paramsOfState, type Fields } from '#figure/fields.ts';
import { readConventions } from '#text/conventions.ts';
import { checkTable } from './checker/tableCheck.ts';
import { importedScene } from './lab/common/importScene.ts';
import { readScene } from './lab/common/readScene.ts';
import { importedScenario } from '#figure/rotation/importBoard.ts';
import { KICK_DIFF } from './compare/kickDiff/kickDiffState.ts';
import { readPlayed } from './onePress/puzzle/played.ts';
import { linkedTable } from './table/linkedTable.ts';
import { readRequest } from './notation/common/gameRequest.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';
import { readTables } from '#figure/ownTables/readTables.ts';
import { parseParams } from '#text/params.ts';
import { keptAddress } from '#offline/keptAddress.ts';

// Every parser of outside text gets names that every object inherits, nested brackets and great lengths.

const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__', '__lookupSetter__'] as const; // prettier-ignore

/** How often a bracket is opened, and how long a text is. A parser of cubic time ends on neither. */
const DEPTH = WIDE ? 10_000 : 2000;
const LENGTH = WIDE ? 100_000 : 20_000;

const SCENARIO = 'system=srs-guideline piece=T from=0 at=3,3 turn=cw height=20 floorkicks=0 board=.......... step=1';
const SCENE = 'system=dtet piece=T from=0 at=3,3 board=.......... next=IJ gravity=1/64 das=14/1 buttons=R_._A frame=1';
const TABLE = 'T.NE=(0,0)(-1,0)(-1,1)(0,-2)(-1,-2)\nT.NW=T.NE\n';
const LITERAL = 'const kicks = { T: { "0>>1": [[0, 0], [-1, 0]], \'0>>3\': [[0, 0], [1, 0]] } }; /* of mine */';
const FUMEN = 'v115@vhGRQYHAvItJEJmhCAUmBKpBvsBTtBGhBFqQPAUEzP?EJG98AQmqhECDdCA';
const GAMES: Readonly<Record<SourceFormat, string>> = {
  ptn: 'Title: one\nBoard: 11,daxq,7\n=Level 0\nO-12 Tu-345@2! (a) I-6789/SINGLE\n...\n',
  trainer: 'Tu-345 O-12',
  stackrabbit: 'T [0, 1, 18]\nI [1, 2, 16]',
  fumen: FUMEN,
  tbp: '[{"location":{"type":"T","orientation":"north","x":3,"y":0},"spin":"none"}]',
  columns: 'T-345 O-12',
};

const scenario = readScenario(SCENARIO);
const scene = parseScene(SCENE);
if (!scenario.ok || !scene.ok) throw new Error('the examples are readable');

interface Door {
  /** A valid text. */
  readonly seed: string;
  readonly read: (text: string) => unknown;
}

/** The parsers of the pages; those of parameters are found below, in the tables of figures. */
const DOORS: Readonly<Record<string, Door>> = {
  'a scenario': { seed: SCENARIO, read: readScenario },
  'a scene': { seed: SCENE, read: parseScene },
  'a scene of frames': { seed: SCENE, read: (text) => readScene(text) },
  'a comparison': {
    seed: SCENARIO.replace('system=srs-guideline', 'systems=srs-guideline,sega'),
    // Its positions count in the printed parameters.
    read: (text) => void readComparison(parseParams(text)),
  },
  'an address': {
    seed: `figure=worked&${SCENARIO.replaceAll(' ', '&')}`,
    read: (text) => linkedScenario(text, 'worked'),
  },
  'a text on a board': { seed: SCENARIO, read: (text) => importedScenario(scenario.value, text) },
  'rows on a board': { seed: '....\n##.#\n#..#', read: (text) => importedScenario(scenario.value, text) },
  'a link on a board': {
    seed: `https://example.org/?${SCENARIO.replaceAll(' ', '&')}`,
    read: (text) => importedScenario(scenario.value, text),
  },
  'a text in a lab of buttons': { seed: SCENE, read: (text) => importedScene(scene.value, text) },
  'a fumen of a board': { seed: FUMEN, read: readFumenBoard },
  'a kick file': { seed: TABLE, read: checkTable },
  'a table in a program': { seed: LITERAL, read: checkTable },
  'a linked table': { seed: 'system=srs-guideline~T01:1_0', read: (text) => linkedTable(text, 'sega') },
  conventions: {
    seed: 'y=down&names=NESW&rows=0',
    read: (text) => readConventions((name) => new URLSearchParams(text).get(name)),
  },
  'an address without a network': {
    seed: `https://example.org/lab/stepper/index.html?${SCENARIO.replaceAll(' ', '&')}#bench`,
    read: (text) => void keptAddress(text, 'https://example.org/'),
  },
  'stored tables': { seed: 'srs-guideline~T01:1_0 sega~T01:1_0', read: readTables },
  'stored puzzles': {
    seed: JSON.stringify([['2026-11-28', { query: SCENARIO, square: [4, 0], game: 'sega' }]]),
    read: (text) => void readPlayed(text),
  },
  'a step of a game': { seed: 'step=3', read: (text) => readRequest(text, 10) },
  PTN: { seed: GAMES.ptn, read: checkPtn },
  ...Object.fromEntries(
    SOURCE_FORMATS.map((from): readonly [string, Door] => [
      `a game in ${from}`,
      { seed: GAMES[from], read: (text) => lengthFault(text, from, 'ptn') ?? convert(text, from, 'ptn') },
    ]),
  ),
};

const READABLE = Object.getOwnPropertyNames(Object.prototype).sort().join();
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype).sort().join()).toBe(READABLE);
});

/** Returns the text with each of its words changed, one at a time. */
const eachWord = (seed: string, change: (word: string) => string): readonly string[] =>
  Array.from(seed.matchAll(/[\w-]+/g), ({ 0: word, index }) =>
    [seed.slice(0, index), change(word), seed.slice(index + word.length)].join(''),
  );

/** Checks that a text is read, or refused with positions inside it. */
function holds(door: Door, text: string): void {
  const result = door.read(text) as { readonly ok?: boolean; readonly diagnostics?: readonly Diagnostic[] } | null;
  if (result?.ok !== false) return;
  expect(result.diagnostics).not.toHaveLength(0);
  for (const { span } of result.diagnostics!) {
    if (span.start < 0 || span.end < span.start || span.end > text.length)
      throw new Error(`${span.start} to ${span.end} is no place in ${text.slice(0, 200)}`);
  }
}

describe.each(Object.entries(DOORS))('%s', (_name, door) => {
  test.each(INHERITED)('holds with %s for any word or key', (inherited) => {
    const texts = [
      ...eachWord(door.seed, () => inherited),
      ...eachWord(door.seed, (word) => `${inherited}=${word}`),
      ...[' ', '&', '\n', ','].flatMap((sign) => [
        `${door.seed}${sign}${inherited}=1`,
        `${inherited}=1${sign}${door.seed}`,
      ]),
      inherited,
      `{"${inherited}":[[0,0],[1,0]]}`,
    ];
    for (const text of texts) holds(door, text);
  });

  test.each(['[', '{', '(', '[{(', '[[[0,', '{"a":', '((a'])('holds with %s opened thousands of times', (opening) => {
    const open = opening.repeat(DEPTH);
    const close = [...open].reverse().join('').replaceAll('[', ']').replaceAll('{', '}').replaceAll('(', ')');
    for (const text of [open, `${open}${door.seed}`, `${open}(0,0),(1,1)${close}`, `${door.seed}${open}`])
      holds(door, text);
  });

  test.each([
    ['letters', 'x'],
    ['blanks', ' '],
    ['line ends', '\n'],
    ['carriage returns', '\r'],
    ['line separators', '\u2028'],
    ['words with hyphens', 'a-'],
    ['escaped quotes', '\\"'],
    ['apostrophes', "'"],
    ['comments', '/*'],
    ['digits', '1'],
    ['signs', '='],
    ['references', '~'],
    ['names of words', 'board= '],
    ['names', '"a", '],
    ['the letter A', 'A'],
    ['surrogates', '\u{1f600}'],
  ])('holds with a long text of %s', (_what, unit) => {
    const long = unit.repeat(LENGTH / unit.length);
    for (const text of [long, `${door.seed}${long}`, `T.NE=${long}y\u2028x`, `T.NE=(${long}x`, `v115@${long}`])
      holds(door, text);
  });
});

test('the table reader holds with 50,000 characters, the most that it reads', () => {
  const fill = (unit: string, head = '', tail = ''): string =>
    head + unit.repeat(Math.floor((50_000 - head.length - tail.length) / unit.length)) + tail;
  for (const text of [
    fill(' ', 'T.NE=', 'y\u2028x'),
    fill(' ', 'T.NE=(', 'x'),
    fill('\n', '', 'x'),
    fill('\r', '', 'x'),
    fill('\\"'),
    fill("\\'"),
    fill('"\\'),
    fill('/*'),
    fill('a ', '', '[[0,0],[1,0]]'),
    fill('"a",', '', '[[0,0],[1,0]]'),
    fill('[[0,0],[1,0]],'),
    fill(' ', '{"', '":[[0,0],[1,0]]}'),
  ])
    holds({ seed: text, read: checkTable }, text);
});

// --- the words of figures --------------------------------------------------------------------------

interface Spec {
  readonly fields: Fields<Record<string, unknown>>;
  readonly standard: Record<string, unknown>;
}

const isSpec = (value: unknown): value is Spec =>
  typeof value === 'object' && value !== null && 'fields' in value && 'standard' in value;
const files = globSync('**/*{State,States,View}.ts', { cwd: import.meta.dirname });
const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<Record<string, unknown>>));
const SPECS: readonly (readonly [name: string, spec: Spec])[] = [
  ...modules.flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, Spec] => isSpec(entry[1])),
  ),
  ['ORIENTATION_WHEEL', ORIENTATION_WHEEL as unknown as Spec],
  ['KICK_DIFF', KICK_DIFF as unknown as Spec],
];

test('the figures with words of their own are found', () => {
  expect(SPECS.length).toBeGreaterThanOrEqual(24);
});

describe.each(SPECS)('the words of %s', (_name, { fields, standard }) => {
  const params = paramsOfState(fields, standard);

  test('are read or refused, whatever stands in them', () => {
    for (const [name] of params)
      for (const value of INHERITED) {
        const line = `${name}=${value}`;
        const read = readState(fields, line, standard);
        // Printing and reading again gives the same state.
        if (read.ok) expect(readState(fields, printState(fields, read.value), standard)).toEqual(read);
        else expect(read.diagnostics[0]!.span).toEqual({ start: name.length + 1, end: line.length });
      }
  });

  test('are no others', () => {
    for (const name of INHERITED)
      for (const line of [`${name}=1`, name, `${name}=${name}`])
        expect(readState(fields, line, standard)).toMatchObject({ ok: false, diagnostics: [{ code: 'figure.word' }] });
  });

  test('hold with inherited names in lists, and at length', () => {
    const value = fc.oneof(
      fc
        .array(fc.constantFrom(...INHERITED, '1', 'T', '#', '.', '~', ''), { maxLength: 6 })
        .chain((parts) => fc.constantFrom(',', '/', ';', '-', '_', ':').map((sign) => parts.join(sign))),
      fc.constantFrom(
        '9'.repeat(50_000),
        '['.repeat(50_000),
        '#/'.repeat(50_000),
        'a-'.repeat(50_000),
        ','.repeat(50_000),
      ),
    );
    const property = fc.property(fc.constantFrom(...params.map(([name]) => name)), value, (name, text) => {
      const read = readState(fields, `${name}=${text}`, standard);
      if (read.ok) paramsOfState(fields, read.value);
    });
    fc.assert(property, { seed: 20261127, numRuns: WIDE ? 60 : 15 });
  });
});
