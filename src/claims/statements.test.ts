import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errata } from './errata.ts';
import { claimById } from './registry.ts';
import { ARGUED } from './testing/arguedStatements.ts';
import { unprovedStatements } from './testing/statements.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'content/docs');

/** Pages that explain the rules of games; the others explain this site. */
const EXPLAINS_RULES = /^(?:index|systems|guide|compare|notation)\b/u;

const canRelyOn = (id: string): boolean => {
  const claim = claimById(id);
  return claim !== undefined && (claim.check !== null || claim.remark !== undefined);
};

const pages = readdirSync(DOCS, { recursive: true })
  .map((file) =>
    String(file)
      .replaceAll('\\', '/')
      .replace(/\.mdx$/u, ''),
  )
  .filter((page) => EXPLAINS_RULES.test(page) && existsSync(join(DOCS, `${page}.mdx`)));

const read = (page: string): string => readFileSync(join(DOCS, `${page}.mdx`), 'utf8');

describe('sentences with numbers', () => {
  test.each([
    ['A list holds four kicks.', ['A list holds four kicks.']],
    ['The list is short.', []],
    ['<Claim id="checked">\n\nA list holds four kicks.\n\n</Claim>', []],
    ['<Claim id="nobody">\n\nA list holds four kicks.\n\n</Claim>', ['A list holds four kicks.']],
    ['<KickStepper id="a" scenario="from=0>>1 turn=cw" expect="test 5">\n  The fifth fits.\n</KickStepper>', []],
    ['<KickStepper id="a" scenario="from=0 turn=cw">\n  The fifth fits.\n</KickStepper>', ['The fifth fits.']],
    ['It fits <Say figure="a" show="step=5" expect="test 5">with the fifth</Say>, of five.', []],
    ['Its wait ends at <RotatrisNumber of="last shell" />, after 25 steps.', []],
    ['TGM3 and ARS2 turn it by 180° (D5).', []],
    ['<Sources>\n  <Source id="a">Run on 3328 positions.</Source>\n</Sources>', []],
    ['---\ntitle: A\nclaim: Five positions are tested.\n---\n\nThe end.', ['Five positions are tested.']],
    ['1. First things first\n2. Then others', []],
  ])('of %j are %j', (page, found) => expect(unprovedStatements(page, (id) => id === 'checked')).toEqual(found));
});

test.each(pages)('%s: a sentence with a number is checked, or argued', (page) => {
  const argued = Object.keys(ARGUED[page] ?? {});
  const found = unprovedStatements(read(page), canRelyOn);
  expect(found.filter((sentence) => !argued.some((words) => sentence.startsWith(words)))).toEqual([]);
  expect(argued.filter((words) => !found.some((sentence) => sentence.startsWith(words)))).toEqual([]);
});

test.each(
  Object.entries(ARGUED).flatMap(([page, own]) =>
    Object.entries(own).map(([words, argument]) => [page, words, argument] as const),
  ),
)('%s, "%s": what is argued can be looked up', (page, _words, argument) => {
  expect(pages).toContain(page);
  switch (argument.is) {
    case 'about':
      return;
    case 'claim':
      expect(canRelyOn(argument.of)).toBe(true);
      return;
    case 'erratum':
      expect(errata.map(({ id }) => id)).toContain(argument.of);
      return;
    case 'figure':
      expect(read(page)).toMatch(new RegExp(String.raw`id="${argument.of}"(?:[^>"]|"[^"]*")*expect=`, 'u'));
      return;
    case 'test':
      expect(existsSync(join(ROOT, argument.of))).toBe(true);
  }
});
