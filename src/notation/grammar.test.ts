import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import peg from 'peggy';
import { describe, expect, test } from 'vitest';
import { cases } from '#engine/testing/wide.ts';
import { isError } from './diagnostic.ts';
import { EBNF } from './grammar.ts';
import { parsePtn } from './parse.ts';
import { RIGHT_PARTS, SPACES, WORDS } from './sampleWords.ts';

const peggy = readFileSync(new URL('ptn.peggy', import.meta.url), 'utf8');
const twin = peg.generate(peggy);

const twinAccepts = (text: string): boolean => {
  try {
    twin.parse(text);
    return true;
  } catch (error) {
    if (error instanceof twin.SyntaxError) return false;
    throw error;
  }
};

const parserAccepts = (text: string): boolean => !parsePtn(text).remarks.some(isError);

const one = (words: readonly string[]) => fc.constantFrom(...words);

const nearlyRight = fc.array(fc.tuple(one(WORDS), one(SPACES)), { maxLength: 8 }).map((pairs) => pairs.flat().join(''));

const right = fc
  .tuple(
    one(RIGHT_PARTS.starts),
    fc.array(one(RIGHT_PARTS.headers), { maxLength: 3 }),
    fc.array(fc.tuple(one(RIGHT_PARTS.items), one(RIGHT_PARTS.gaps)), { maxLength: 8 }),
    fc.constantFrom(...RIGHT_PARTS.ends),
  )
  .filter(([, , items, end]) => end !== '' || items.length > 0)
  .map(([start, headers, items, end]) => start + headers.join('') + items.flat().join('') + end);

describe('the grammar and the parser accept the same documents', () => {
  test('that are right', () => {
    fc.assert(
      fc.property(right, (text) => {
        expect([twinAccepts(text), parserAccepts(text)]).toEqual([true, true]);
      }),
      { seed: 4, numRuns: cases(3000) },
    );
  });

  test('that are nearly right', () => {
    let accepted = 0;
    const runs = cases(6000);
    fc.assert(
      fc.property(nearlyRight, (text) => {
        const accepts = parserAccepts(text);
        if (accepts) accepted++;
        expect(twinAccepts(text)).toBe(accepts);
      }),
      { seed: 5, numRuns: runs },
    );
    // Both answers must occur often, or the comparison says little.
    expect(accepted / runs).toBeGreaterThan(0.05);
    expect(accepted / runs).toBeLessThan(0.92);
  });

  test('with one character changed', () => {
    const slip = fc.tuple(
      right,
      fc.nat(),
      one(['', ' ', '(', ')', '0', '1', '@', '/', '!', 'T', 'u', '-', '.', '=', '\n', '\u00a0', 'x', ':']),
    );
    fc.assert(
      fc.property(slip, ([text, place, instead]) => {
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + instead + text.slice(at + 1);
        expect([changed, twinAccepts(changed)]).toEqual([changed, parserAccepts(changed)]);
      }),
      { seed: 6, numRuns: cases(6000) },
    );
  });
});

/** What the EBNF leaves to its reader. */
const PRIMITIVES: Readonly<Record<string, string>> = {
  BOM: '\\ufeff',
  CR: '\\r',
  LF: '\\n',
  capital: '[A-Z]',
  letter: '[A-Za-z]',
  digit: '[0-9]',
  blank: ' ',
  tab: '\\t',
  'form-feed': '\\f',
  'no-break-space': '\\u00a0',
  '? any character but CR and LF ?': '[^\\r\\n]',
  '? any character but ) ?': '[^)]',
  '? end of the text ?': '$(?![^])',
};
const BRACKETS: Readonly<Record<string, string>> = {
  '{': '(?:',
  '}': ')*',
  '[': '(?:',
  ']': ')?',
  '(': '(?:',
  ')': ')',
  '|': '|',
};

/** No rule leads back to itself, so the EBNF is a regular expression. */
function expressionOf(ebnf: string): RegExp {
  const rules = new Map(
    ebnf
      .replaceAll(/\(\*.*?\*\)/g, '')
      .split(/;\s*\n/)
      .filter((rule) => rule.trim() !== '')
      .map((rule) => {
        const [, name, body] = /^\s*([a-z0-9-]+)\s*=([^]*)$/.exec(rule)!;
        return [name!, body!.match(/"[^"]+"|\?[^?]+\?|[A-Za-z0-9-]+|\S/g)!] as const;
      }),
  );
  const expand = (name: string): string =>
    rules
      .get(name)!
      .map((token) => {
        if (token.startsWith('"')) return token.slice(1, -1).replaceAll(/[^\w=-]/g, '\\$&');
        return BRACKETS[token] ?? PRIMITIVES[token] ?? `(?:${expand(token)})`;
      })
      .join('');
  return new RegExp(`^(?:${expand('document')})$(?![^])`);
}

test('the EBNF accepts whatever its twin accepts, and is broken by a slip', () => {
  const expression = expressionOf(EBNF);
  fc.assert(
    fc.property(right, (text) => {
      expect([text, expression.test(text)]).toEqual([text, true]);
    }),
    { seed: 4, numRuns: 500 },
  );
  for (const text of [
    'O-13',
    'I-123',
    'T-345',
    'O-12@',
    'O-12/QUAD',
    'O-12!!!',
    '(',
    'title: x',
    '=Level',
    'O-12 ... O-34',
    'O-12!/SINGLE',
  ]) {
    expect([text, expression.test(text)]).toEqual([text, false]);
  }
});
