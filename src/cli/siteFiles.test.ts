import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basePath, findFile } from './siteFiles.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallkick-site-'));
  mkdirSync(join(folder, 'dist/srs/empty'), { recursive: true });
  for (const name of ['dist/index.html', 'dist/srs/index.html', 'dist/srs/two words.svg', 'secret.txt']) {
    writeFileSync(join(folder, name), name);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['', '/'],
  ['/', '/'],
  ['wallkick', '/wallkick/'],
  ['/wallkick', '/wallkick/'],
  ['/a/b/', '/a/b/'],
])('the base %j has a slash at both ends: %s', (base, path) => {
  expect(basePath(base)).toBe(path);
});

test.each([
  ['/', '/', 'index.html'],
  ['/', '/srs/', 'srs/index.html'],
  ['/', '/srs/index.html', 'srs/index.html'],
  ['/', '/srs/two%20words.svg', 'srs/two words.svg'],
  ['/base/', '/base/', 'index.html'],
  ['/base/', '/base/srs/', 'srs/index.html'],
])('below %s, %s is the file %s', (base, pathname, path) => {
  expect(findFile(join(folder, 'dist'), base, pathname)).toEqual({ is: 'file', path: join(folder, 'dist', path) });
});

test.each([
  ['/', '/srs', '/srs/'],
  ['/base/', '/base', '/base/'],
  ['/base/', '/base/srs', '/base/srs/'],
])('below %s, %s is sent to %s', (base, pathname, to) => {
  expect(findFile(join(folder, 'dist'), base, pathname)).toEqual({ is: 'redirect', to });
});

test.each([
  ['a file that is not there', '/', '/srs/missing.svg'],
  ['a folder without a page', '/', '/srs/empty/'],
  ['a file named as a folder', '/', '/index.html/'],
  ['a file outside the site', '/', '/../secret.txt'],
  ['the same with encoded dots and slash', '/', '/%2e%2e%2fsecret.txt'],
  ['the same behind a folder', '/', '/srs/..%2f..%2fsecret.txt'],
  ['an address that begins with two slashes, which a redirect would turn into a host', '/', '//srs'],
  ['a null byte', '/', '/srs/%00'],
  ['a stray percent sign', '/', '/%zz'],
  ['a page outside the base', '/base/', '/srs/'],
  ['a path that only begins like the base', '/base/', '/basement/'],
])('%s is not found', (_what, base, pathname) => {
  expect(findFile(join(folder, 'dist'), base, pathname)).toEqual({ is: 'nothing' });
});
