import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeSearchIndex, nameByContent } from './searchIndex.ts';

let site = '';
let entry = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'wallkick-search-'));
  entry = join(site, 'pagefind/pagefind-entry.json');
  for (const part of ['', 'index', 'fragment']) mkdirSync(join(site, 'pagefind', part), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<html lang="en"><body><h1>Wall kicks</h1></body></html>');
});
afterEach(() => rmSync(site, { recursive: true }));

test.each(['pagefind-entry.json', 'pagefind.js'])('an index whose %s was not written is made again', async (name) => {
  writeFileSync(entry, '{}');
  writeFileSync(join(site, 'pagefind', name), '');
  await completeSearchIndex(site);
  expect(JSON.parse(readFileSync(entry, 'utf8'))).toMatchObject({ languages: { en: { page_count: 1 } } });
  expect(readFileSync(join(site, 'pagefind/pagefind.js'), 'utf8')).not.toBe('');
});

test('an index without its last file is made again', async () => {
  await completeSearchIndex(site);
  expect(JSON.parse(readFileSync(entry, 'utf8'))).toMatchObject({ languages: { en: { page_count: 1 } } });
});

test('a complete index is kept', async () => {
  writeFileSync(entry, '{}');
  await completeSearchIndex(site);
  expect(readFileSync(entry, 'utf8')).toBe('{}');
});

test('the folder of an index is named by its content, and pages name that folder', () => {
  const search = '<wk-search data-index="/games/wallkick/pagefind/pagefind.js">/pagefind/pagefind.js</wk-search>';
  const namedWith = (content: string): string => {
    rmSync(join(site, 'pagefind'), { recursive: true });
    mkdirSync(join(site, 'pagefind/index'), { recursive: true });
    writeFileSync(join(site, 'pagefind/pagefind.js'), '');
    writeFileSync(join(site, 'pagefind/index/en.pf_index'), content);
    writeFileSync(join(site, 'index.html'), search);
    nameByContent(site);
    return readFileSync(join(site, 'index.html'), 'utf8');
  };
  const page = namedWith('one');
  const [, version] = /^<wk-search data-index="\/games\/wallkick\/pagefind\/(\w{8})\/pagefind\.js">/.exec(page) ?? [];
  expect(page).toContain('>/pagefind/pagefind.js<');
  expect(globSync('pagefind/**/*.*', { cwd: site }).sort()).toEqual([
    `pagefind/${version}/index/en.pf_index`,
    `pagefind/${version}/pagefind.js`,
  ]);
  expect(namedWith('two')).not.toBe(page);
  expect(namedWith('one')).toBe(page);
});
