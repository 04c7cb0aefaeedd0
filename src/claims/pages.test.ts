import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { CLAIM_SOURCES, INVENTORY, sourceOf } from './inventory.ts';
import { claimById, CLAIMS } from './registry.ts';

const DOCS = join(import.meta.dirname, '../../content/docs');

/** The ids that a page names in its claims; the ledger lists claims without naming any. */
const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(/<Claim\s+id="([^"]*)"/g)].flatMap(([, ids = '']) => ids.split(/\s+/).filter((id) => id !== ''));

/** The ids that each page of the site names, by its path with a slash at the end. */
const pages = new Map(
  readdirSync(DOCS, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const path = `${file.slice(0, -'.mdx'.length)}/`.replace(/(^|\/)index\/$/, '$1');
      return [path, idsIn(readFileSync(join(DOCS, file), 'utf8'))] as const;
    }),
);

describe('claims named in a page', () => {
  it.each([
    ['<Claim id="srs.one">A</Claim>', ['srs.one']],
    ['<Claim\n  id="srs.one\n  srs.two"\n>', ['srs.one', 'srs.two']],
    ['<ClaimLedger source="srs-wiki" />', []],
  ])('of %j are %j', (text, ids) => expect(idsIn(text)).toEqual(ids));
});

describe.each(CLAIM_SOURCES)('the claims of $source', ({ source }) => {
  const own = CLAIMS.filter((claim) => sourceOf(claim) === source);

  it('are all rows of the inventory', () => {
    const rows = own.map(({ row }) => row);
    expect(INVENTORY[source].filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('belong on pages that exist', () => {
    expect([...new Set(own.map(({ page }) => page))].filter((page) => !pages.has(page))).toEqual([]);
  });

  it('are told on the pages where they belong', () => {
    expect(own.filter(({ id, page }) => !pages.get(page)?.includes(id)).map(({ id, page }) => `${page} ${id}`)).toEqual(
      [],
    );
  });
});

test('no claim of a page ends in a list, after which its evidence would stand on a line of its own', () => {
  const ending = readdirSync(DOCS, { recursive: true })
    .map(String)
    .filter(
      (file) =>
        file.endsWith('.mdx') && /^\s*([-*]|\d+\.) [^\n]*\n+<\/Claim>/m.test(readFileSync(join(DOCS, file), 'utf8')),
    );
  expect(ending).toEqual([]);
});

test('no page names a claim that does not exist', () => {
  const unknown = [...pages].flatMap(([page, ids]) => ids.filter((id) => !claimById(id)).map((id) => `${page} ${id}`));
  expect(unknown).toEqual([]);
});
