import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishBeside, finishPages } from './finishPages.ts';

const page = (title: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><script>go()</script></head><body><h1>${title}</h1><div class="sl-markdown-content"><p>It fits.</p></div></body></html>`;
const PAGES = {
  'index.html': page('Home'),
  'lab/index.html': page('Lab'),
  'lab/guess/index.html': page('Guess'),
  '404.html': page('Nothing here'),
};

const ADDRESS = 'https://example.org/';

let site = '';
const read = (name: string): Promise<string> => readFile(join(site, name), 'utf8');
const writePages = async (): Promise<void> => {
  for (const [name, html] of Object.entries(PAGES)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), html);
  }
};
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'wallkick-finish-'));
  await writePages();
  await finishPages(site, ADDRESS);
});
afterAll(() => rm(site, { recursive: true }));

test.each(Object.keys(PAGES))('the written page %s has a policy for its script', async (name) => {
  expect(await read(name)).toMatch(
    /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]*'sha256-[^"]+"><script>go\(\)<\/script>/,
  );
});

test('every page has its text beside it, and the list names a section before its pages', async () => {
  expect(await read('lab/guess/index.md')).toBe('# Guess\n\nIt fits.\n');
  expect(await read('llms.txt')).toContain(
    '## Pages\n\n- [Home](https://example.org/index.md)\n- [Lab](https://example.org/lab/index.md)\n- [Guess](https://example.org/lab/guess/index.md)\n',
  );
});

describe('a second thread', () => {
  const begun = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  test('finishes pages as the first one does', async () => {
    const names = Object.keys(PAGES);
    const finished = await Promise.all(names.map(read));
    await writePages();
    const lines = await finishBeside({ folder: site, address: ADDRESS, names, begun: begun() });
    expect(new Map(lines)).toEqual(
      new Map([
        [0, '- [Home](https://example.org/index.md)'],
        [1, '- [Lab](https://example.org/lab/index.md)'],
        [2, '- [Guess](https://example.org/lab/guess/index.md)'],
        [3, null],
      ]),
    );
    expect(await Promise.all(names.map(read))).toEqual(finished);
  });

  test('says what went wrong', async () => {
    const pages = { folder: site, address: ADDRESS, names: ['nowhere/index.html'], begun: begun() };
    await expect(finishBeside(pages)).rejects.toThrow(/nowhere/);
  });
});
