import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '#engine/testing/wide.ts';
import type { PtnDocument } from './document.ts';
import { parsePtn } from './parse.ts';
import { printPtn } from './print.ts';
import { randomGame } from './randomGame.ts';
import { RIGHT_PARTS } from './sampleWords.ts';

/** Headers and items without their places in the text. */
const bare = ({ headers, items }: PtnDocument): unknown => ({
  headers: headers.map(({ key, value }) => ({ key, value })),
  items: items.map(({ span: _, ...item }) => item),
});

const reread = (document: PtnDocument): PtnDocument => parsePtn(printPtn(document)).document;

describe('parse, print, parse is identity', () => {
  test.each(Array.from({ length: 30 }, (_, seed) => [seed]))('for random game %i', (seed) => {
    const document = randomGame(seed, 60);
    expect(document.items.length).toBeGreaterThan(30);
    expect(bare(reread(document))).toEqual(bare(document));
  });

  test('for documents in every shape', () => {
    const one = (words: readonly string[]) => fc.constantFrom(...words);
    const comment = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `(${text.replaceAll(')', '')})`);
    const documents = fc
      .tuple(
        one(RIGHT_PARTS.starts),
        fc.array(one(RIGHT_PARTS.headers), { maxLength: 3 }),
        fc.array(fc.tuple(fc.oneof(one(RIGHT_PARTS.items), comment), one(RIGHT_PARTS.gaps)), { maxLength: 12 }),
        one(RIGHT_PARTS.ends),
      )
      .map(([start, headers, items, end]) => start + headers.join('') + items.flat().join('') + end);
    fc.assert(
      fc.property(documents, (text) => {
        const { document } = parsePtn(text);
        expect(bare(reread(document))).toEqual(bare(document));
      }),
      { seed: 9, numRuns: cases(3000) },
    );
  });
});

test('ten moves stand on a line, and levels on lines of their own', () => {
  const moves = Array.from({ length: 12 }, () => 'O-12').join(' ');
  expect(printPtn(parsePtn(`Title:t\n=Level 19 \n${moves} (c)\n=Level 20\nO-34@01/SINGLE?\n…`).document)).toBe(
    [
      'Title: t',
      '=Level 19',
      'O-12 O-12 O-12 O-12 O-12 O-12 O-12 O-12 O-12 O-12',
      'O-12 O-12 (c)',
      '=Level 20',
      'O-34@1/SINGLE?',
      '...',
      '',
    ].join('\n'),
  );
});

test('a comment that was not read from PTN cannot end early, nor a header run on', () => {
  const span = { start: 0, end: 0 };
  const printed = printPtn({
    headers: [{ key: 'Title', value: 'a\nO-12', span }],
    items: [{ is: 'comment', text: 'sad :)', span }],
  });
  expect(printed).toBe('Title: a O-12\n(sad :])\n');
});

test('a broken move is printed as it was written', () => {
  expect(printPtn(parsePtn('Title: t\nTx-34@0 O-12').document)).toBe('Title: t\nTx-34@0 O-12\n');
});
