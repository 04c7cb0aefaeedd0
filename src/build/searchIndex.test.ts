import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeSearchIndex } from './searchIndex.ts';

let site = '';
let entry = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'wallkick-search-'));
  entry = join(site, 'pagefind/pagefind-entry.json');
  for (const part of ['', 'index', 'fragment']) mkdirSync(join(site, 'pagefind', part), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<html lang="en"><body><h1>Wall kicks</h1></body></html>');
});
afterEach(() => rmSync(site, { recursive: true }));

test('an index whose last file was not written is made again', async () => {
  writeFileSync(entry, '');
  await completeSearchIndex(site);
  expect(JSON.parse(readFileSync(entry, 'utf8'))).toMatchObject({ languages: { en: { page_count: 1 } } });
});

test('a complete index is kept', async () => {
  writeFileSync(entry, '{}');
  await completeSearchIndex(site);
  expect(readFileSync(entry, 'utf8')).toBe('{}');
});
