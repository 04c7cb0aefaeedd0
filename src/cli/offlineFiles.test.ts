import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { KeptFile } from '#offline/kept.ts';
import { offlineFiles } from './offlineFiles.ts';

const BASE = '/games/wallkick/';
const page = (head = ''): string =>
  `<link rel="canonical" href="https://example.org${BASE}">${head}<a href="${BASE}guide/">`;
const SITE: Readonly<Record<string, string>> = {
  'index.html': page(
    `<link rel="stylesheet" href="${BASE}_astro/base.a1.css"><link rel="icon" href="${BASE}favicon.svg">`,
  ),
  'reference/offline/index.html': page(`<script type="module" src="${BASE}_astro/page.b2.js"></script>`),
  'guide/index.html': page(`<script type="module" src="${BASE}_astro/guide.c3.js"></script>`),
  '404.html': page(),
  'licences.txt': 'MIT',
  'favicon.svg': '<svg/>',
  '_astro/base.a1.css': `b { src: url(${BASE}_astro/text.d4.woff2) }`,
  '_astro/text.d4.woff2': 'font',
  '_astro/text.licence.txt': 'OFL',
  '_astro/page.b2.js': 'import"./shared.e5.js";import("./later.f6.js")',
  '_astro/shared.e5.js': '1',
  '_astro/later.f6.js': '2',
  '_astro/guide.c3.js': '3',
  '_astro/keepOffline.g7.js': '4',
  'pagefind/9c1/pagefind.js': 'search',
  'pagefind/9c1/pagefind-ui.js': 'a search box that no page shows',
  'embed/v1/wallkick.js': 'import"./elements-a1.js"',
  'embed/v1/elements-a1.js': '4',
  'embed/v1/assets/worker-b2.js': '5',
  'embed/v1/frame.js': 'for frames',
  'embed/v1/kick-stepper/index.html': page(),
  'embed/kick-stepper/index.html': page(),
  'data/v1/srs.json': '{}',
  'previews/guide.png': 'a picture for links',
  'guide/index.md': '# Guide',
  'sw.js': 'the worker of the build before',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallkick-offline-'));
  for (const [name, text] of Object.entries(SITE)) write(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const urls = (files: readonly KeptFile[]): readonly string[] => files.map(({ url }) => url).sort();

test('the first visit keeps two pages with what they load, and the rest is every page with its files', () => {
  const { ahead, rest, bytes } = offlineFiles(root);
  expect(urls(ahead)).toEqual([
    './',
    './_astro/base.a1.css',
    './_astro/keepOffline.g7.js',
    './_astro/page.b2.js',
    './_astro/shared.e5.js',
    './_astro/text.d4.woff2',
    './favicon.svg',
    './reference/offline/',
  ]);
  expect(urls(rest)).toEqual([
    './404.html',
    './_astro/guide.c3.js',
    './_astro/later.f6.js',
    './embed/v1/assets/worker-b2.js',
    './embed/v1/elements-a1.js',
    './embed/v1/wallkick.js',
    './guide/',
    './licences.txt',
    './pagefind/9c1/pagefind.js',
  ]);
  const kept = Object.entries(SITE).filter(
    ([name]) => !/^data|^previews|\.md$|licence\.txt|frame|-ui|embed\/.*html|^sw/.test(name),
  );
  expect(bytes).toBe(kept.reduce((sum, [, { length }]) => sum + length, 0));
});

test('a file has a revision unless its name changes with its content, and only its own bytes are accepted', () => {
  const named = (url: string): KeptFile | undefined =>
    [offlineFiles(root)].flatMap(({ ahead, rest }) => [...ahead, ...rest]).find((file) => file.url === url);
  const before = named('./guide/');
  write('guide/index.html', page('changed'));
  const after = named('./guide/');
  expect(after?.revision).toMatch(/.{16}/);
  expect(after?.revision).not.toBe(before?.revision);
  expect(after?.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(after?.integrity).not.toBe(before?.integrity);
  for (const url of ['./_astro/guide.c3.js', './pagefind/9c1/pagefind.js', './embed/v1/assets/worker-b2.js'])
    expect(named(url)?.revision).toBeNull();
  expect(named('./embed/v1/wallkick.js')?.revision).not.toBeNull();
});

test.each(['a b', '100%', 'who?', '#one', 'naïve', '"quoted"'])(
  'a page called %s is kept under its address',
  (name) => {
    write(`${name}/index.html`, page());
    const { pathname } = new URL(`https://example.org/${encodeURIComponent(name)}/`);
    expect(urls(offlineFiles(root).rest)).toContain(`.${pathname}`);
  },
);
