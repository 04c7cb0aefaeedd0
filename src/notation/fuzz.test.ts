import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { xorshift32 } from '#engine/random.ts';
import { cases } from '#engine/testing/wide.ts';
import { checkPtn, reportOf } from './check.ts';
import { convert, FORMATS } from './convert.ts';
import { parsePtn } from './parse.ts';
import { printPtn } from './print.ts';
import { randomGame } from './randomGame.ts';
import { LONG_TEXTS, WORDS } from './sampleWords.ts';

const folder = new URL('testdata/documents/', import.meta.url);
const seeds = [
  readFileSync(new URL('testdata/scuti.ptn', import.meta.url), 'utf8'),
  ...['valid', 'invalid'].flatMap((kind) =>
    readdirSync(new URL(kind, folder))
      .filter((name) => name.endsWith('.ptn'))
      .map((name) => readFileSync(new URL(`${kind}/${name}`, folder), 'utf8').slice(0, 1500)),
  ),
  printPtn(randomGame(1, 30)),
];

const ODD = [
  '\u0000',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\ud83d',
  '\u{1f600}',
  '\r',
  '\n',
  '\t',
  '(',
  ')',
  '@',
  '/',
  '!',
  '?',
  '=',
  '.',
  '\u2026',
  '-',
  '\u2013',
  '0',
  '9',
  'T',
  'u',
  'x',
  ':',
  '1'.repeat(50),
];

/** Cuts, doubles, swaps and inserts, as many as one to six at once. */
function mutate(text: string, next: () => number): string {
  let changed = text;
  for (let changes = 1 + (next() % 6); changes > 0; changes--) {
    const at = next() % (changed.length + 1);
    const end = Math.min(changed.length, at + (next() % 8));
    const piece = changed.slice(at, end);
    const inserted = [
      ODD[next() % ODD.length]!,
      WORDS[next() % WORDS.length]!,
      piece + piece,
      '',
      [...piece].reverse().join(''),
    ];
    changed = changed.slice(0, at) + inserted[next() % inserted.length]! + changed.slice(end);
  }
  return changed;
}

describe('mutated documents', () => {
  test('never stop the checker, and every diagnostic lies in the text', () => {
    const next = xorshift32(2026);
    for (let round = 0; round < cases(15_000); round++) {
      const text = mutate(seeds[round % seeds.length]!, next);
      const checked = checkPtn(text);
      const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
      let before = 0;
      for (const { line, column, span, message, severity, code } of checked.diagnostics) {
        expect(span.start).toBeGreaterThanOrEqual(before);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
        expect(lines[line - 1], `${code} in ${JSON.stringify(text)}`).toBeDefined();
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
        expect(severity.slice(0, 1).toUpperCase()).toBe(code.slice(0, 1));
        expect(message).not.toMatch(/\{\w+\}|undefined|NaN/);
        before = span.start;
      }
      expect(reportOf(checked).moves.length).toBe(checked.replay.played.length);
    }
  });

  test('print as something that prints as itself', () => {
    const next = xorshift32(7);
    for (let round = 0; round < cases(3000); round++) {
      const once = printPtn(parsePtn(mutate(seeds[round % seeds.length]!, next)).document);
      expect(printPtn(parsePtn(once).document)).toBe(once);
    }
  });

  test('are converted or answered, from every format to every other', () => {
    const next = xorshift32(11);
    const given = FORMATS.map((format) => convert(seeds[0]!, 'ptn', format).text!.replace(/\((score.*?)\)/, '($1)'));
    for (let round = 0; round < cases(3000); round++) {
      const from = FORMATS[round % FORMATS.length]!;
      const to = FORMATS[next() % FORMATS.length]!;
      const { text, diagnostics } = convert(mutate(given[round % FORMATS.length]!, next), from, to);
      expect(text === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
    }
  });
});

test.each(LONG_TEXTS)('long documents of %s are answered', (_kind, word) => {
  const text = word.repeat(200_000 / word.length);
  expect(checkPtn(`O-12 ${text}`)).toBeDefined();
  expect(checkPtn(`(${text}`)).toBeDefined();
});
