import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { xorshift32 } from '#engine/random.ts';
import { cases } from '#engine/testing/wide.ts';
import { noteLines } from './message.ts';
import { readTable } from './readTable.ts';
import { reportOf } from './report.ts';

const folder = new URL('./testing/field/', import.meta.url);
const TEXTS = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** What is said of a text, without places: those change with every character. */
function said(text: string): string {
  const read = readTable(text);
  if (!read.ok) return read.diagnostics.map(({ code }) => code).join();
  const { nearest, convention, entries, differ, missing, unused, parts } = reportOf('', text, read.value);
  const entriesOf = (own: typeof differ) => own.map(({ line: _line, column: _column, ...entry }) => entry);
  return JSON.stringify([
    nearest,
    convention,
    entries,
    entriesOf(differ),
    missing,
    unused.map((own) => own.text),
    noteLines(text, read.value).filter(({ code }) => code === 'table.repeated'),
    parts.map((part) => [part.nearest, part.convention, part.entries, entriesOf(part.differ), part.missing]),
    [...read.value.parts].map(({ table }) => [...table].map(([name, row]) => [name, row.map(({ vec }) => vec)])),
  ]);
}

/** Two numbers in one pair of brackets or quotes, whatever is between them: found without the reader. */
const PAIR = /[([{'"]\s*(?:["']?x["']?\s*:\s*)?([-+]?\s?\d)\s*,?\s*(?:["']?y["']?\s*:\s*)?([-+]?\s?\d)\s*[)\]}'"]/g;
/** Sizes and indices of arrays are no kicks: `Vector2Int[5, 4]`. */
const pairsOf = (text: string): readonly RegExpExecArray[] =>
  [...text.matchAll(PAIR)].filter(
    ({ 0: pair, index }) =>
      !/^["'](?:\d\d)["']$/.test(pair) && !(pair.startsWith('[') && /\w/.test(text[index - 1] ?? '')),
  );

type Edit = readonly [what: string, edit: (text: string, pair: RegExpExecArray) => string];
const replaced = (text: string, { index, 0: pair }: RegExpExecArray, by: string): string =>
  `${text.slice(0, index)}${by}${text.slice(index + pair.length)}`;
const EDITS: readonly Edit[] = [
  [
    'another number',
    (text, pair) =>
      replaced(
        text,
        pair,
        pair[0].replace(/\d(?=\D*$)/, (own) => String((Number(own) + 3) % 10)),
      ),
  ],
  [
    'a number too large',
    (text, pair) =>
      replaced(
        text,
        pair,
        pair[0].replace(/\d(?=\D*$)/, (own) => `${own}9`),
      ),
  ],
  ['a third number', (text, pair) => replaced(text, pair, `${pair[0].slice(0, -1)}, 5${pair[0].slice(-1)}`)],
  ['a vector twice', (text, pair) => replaced(text, pair, `${pair[0]}, ${pair[0]}`)],
];

describe('no number is ignored', () => {
  test.each(EDITS)('%s in a table changes what is said of it', (_what, edit) => {
    const next = xorshift32(7);
    for (let count = cases(500); count > 0; count--) {
      const text = TEXTS[next() % TEXTS.length]!;
      const pairs = pairsOf(text);
      if (pairs.length === 0) continue;
      const changed = edit(text, pairs[next() % pairs.length]!);
      expect(said(changed), changed).not.toBe(said(text));
    }
  });

  // A row that is switched off, a number behind a table, one before it, one on a line of its own.
  test.each([
    ['// [[0, 0], [-1, 0]]\n', ' [[0, 0], [-1, 0]]'],
    ['x = 17;\n', '17'],
    ['version 3.5\n', '3.5'],
    ['[7, 8, 9]\n', '[7, 8, 9]'],
  ])('%j before a table is named', (before, unused) => {
    for (const text of TEXTS.filter((own) => /^[\w ]*(?:const|val|KICKS|var)/m.test(own))) {
      const read = readTable(before + text);
      expect(read.ok && read.value.unused.map((own) => own.text.replace(/^\/\//, '')), text).toContain(unused);
    }
  });
});

const ODD = ['(', ')', '[', ']', '{', '}', "'", '"', '`', '/*', '*/', '//', '#', '--', '\n', '\t', ',', ';', ':', '=', '=>', '->', '>>', '→', '0>>1', '(0, 1)', '[0, 0]', '-', '+', '*', '0', '9', '10', 'x', 'I', 'JLSTZ', 'to', 'right', 'cw', '|', '|-', '{|', '|}', '<td>', '</table>', '&#8594;', '\u0000', '\u2028', '\ud83d', '\u{1f600}', 'null', '__proto__', '1'.repeat(60), 'a'.repeat(400)]; // prettier-ignore

/** Cuts, doubles and inserts, one to eight at once. */
function mutated(text: string, next: () => number): string {
  let changed = text;
  for (let count = 1 + (next() % 8); count > 0; count--) {
    const at = next() % (changed.length + 1);
    const end = Math.min(changed.length, at + (next() % 30));
    const piece = changed.slice(at, end);
    const inserted = ['', piece + piece, ODD[next() % ODD.length]!, `${piece}${ODD[next() % ODD.length]!}`][
      next() % 4
    ]!;
    changed = `${changed.slice(0, at)}${inserted}${changed.slice(end)}`;
  }
  return changed;
}

test('a text of any kind gets an answer', () => {
  const next = xorshift32(11);
  for (let count = cases(2500); count > 0; count--) {
    const isNoise = next() % 4 === 0;
    const text = isNoise
      ? Array.from({ length: next() % 60 }, () => ODD[next() % ODD.length]!).join(next() % 2 === 0 ? ' ' : '')
      : mutated(TEXTS[next() % TEXTS.length]!, next);
    const read = readTable(text);
    const spans = read.ok ? read.value.unused : read.diagnostics.map(({ span }) => span);
    for (const { start, end } of spans) expect(start >= 0 && end <= text.length && start <= end, text).toBe(true);
    if (read.ok) expect(reportOf('', text, read.value).message, text).not.toMatch(/undefined|NaN/);
  }
});

// A program counts its states from 0 or from 1. Where a text does both, one of its states does not exist.
test.each(['40: [(4, 1)]', '44: [(0, 0)]', '"4>>0": [(0, 0), (1, 1)]'])('%j is a row of no table', (text) => {
  const read = readTable(text);
  expect(read.ok ? [] : read.diagnostics.map(({ code }) => code)).toEqual(['table.rows']);
});
