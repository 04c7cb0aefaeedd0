import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isError } from './diagnostic.ts';
import { parsePtn } from './parse.ts';
import { printForReference } from './print.ts';
import { randomGame } from './randomGame.ts';
import { referenceAccepts } from './referenceGrammar.ts';
import { REFERENCE_PARTS, RIGHT_PARTS } from './sampleWords.ts';

const accepts = (text: string): boolean => !parsePtn(text).remarks.some(isError);

interface Entry {
  readonly file: string;
  readonly basis: string;
  readonly referenceAccepts: boolean;
}

const folder = new URL('testdata/documents/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const entries = ['valid', 'invalid'].flatMap((kind) => JSON.parse(read(`${kind}/index.json`)) as readonly Entry[]);

describe('documents that the reference grammar has been run on', () => {
  test.each(entries.map((entry) => [entry.file, entry] as const))('%s', (file, entry) => {
    const text = read(file);
    expect(referenceAccepts(text)).toBe(entry.referenceAccepts);
    if (entry.referenceAccepts) expect(accepts(text)).toBe(true);
  });
});

const one = (words: readonly string[]) => fc.constantFrom(...words);

test('what the reference grammar accepts and a board can hold, the parser accepts', () => {
  const { headers, items, gaps } = REFERENCE_PARTS;
  const documents = fc
    .tuple(
      fc.array(one(headers), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(one(items), one(gaps)), { minLength: 1, maxLength: 8 }),
    )
    .map(([heads, pairs]) => heads.join('') + pairs.flat().join(''));
  fc.assert(
    fc.property(documents, (text) => {
      expect([text, referenceAccepts(text), accepts(text)]).toEqual([text, true, true]);
    }),
    { seed: 7, numRuns: 5000 },
  );
});

describe('a document written for the reference grammar is accepted by it', () => {
  test('whatever it says', () => {
    const documents = fc
      .tuple(
        one(RIGHT_PARTS.starts),
        fc.array(one([...RIGHT_PARTS.headers, 'Board: 20,,0\n', 'Lines: 3\n']), { maxLength: 3 }),
        fc.array(fc.tuple(one(RIGHT_PARTS.items), one(RIGHT_PARTS.gaps)), { maxLength: 5 }),
        one(RIGHT_PARTS.ends),
      )
      .map(([start, heads, pairs, end]) => start + heads.join('') + pairs.flat().join('') + end);
    fc.assert(
      fc.property(documents, (text) => {
        const printed = printForReference(parsePtn(text).document);
        expect([printed, referenceAccepts(printed)]).toEqual([printed, true]);
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  test('and keeps its moves', () => {
    const document = randomGame(3, 40);
    const kept = parsePtn(printForReference(document)).document;
    expect(kept.items.map((item) => ({ ...item, span: null }))).toEqual(
      document.items.map((item) => ({ ...item, span: null })),
    );
  });
});
