import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtBase, findFile } from './siteFiles.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallkick-site-'));
  mkdirSync(join(folder, 'dist/srs/empty'), { recursive: true });
  mkdirSync(join(folder, 'dist/.well-known'));
  for (const name of [
    'dist/index.html',
    'dist/srs/index.html',
    'dist/srs/two words.svg',
    'dist/.env',
    'dist/.well-known/security.txt',
    'secret.txt',
  ]) {
    writeFileSync(join(folder, name), name);
  }
  symlinkSync('../secret.txt', join(folder, 'dist/leak.txt'));
  symlinkSync('loop', join(folder, 'dist/loop'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['<link rel="canonical" href="https://wallkick.example/"/>', '/'],
  ['<link rel="canonical" href="https://wallkick.example/a/b/"/>', '/a/b/'],
  ['<link rel="canonical" href="/a/"/>', '/a/'],
  ['<link rel="canonical" href="https://wallkick.example/a/index.html"/>', '/a/'],
  ['<link rel="canonical" href="https://["/>', '/'],
  ['<title>A page of somebody else</title>', '/'],
])('the home page %s stands at %s', (head, path) => {
  const site = join(folder, 'built');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), `<!doctype html>${head}`);
  expect(builtBase(site)).toBe(path);
});

test('a folder without a home page stands at the root', () => {
  expect(builtBase(join(folder, 'nowhere'))).toBe('/');
});

test.each([
  ['/', '/', 'index.html'],
  ['/', '/srs/', 'srs/index.html'],
  ['/', '/srs/index.html', 'srs/index.html'],
  ['/', '/srs/two%20words.svg', 'srs/two words.svg'],
  ['/', '/.well-known/security.txt', '.well-known/security.txt'],
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
  ['a link out of the site', '/', '/leak.txt'],
  ['a loop of links', '/', '/loop'],
  ['a name that begins with a dot', '/', '/.env'],
  ['a name that begins with a dot, encoded', '/', '/%2eenv'],
  ['a name longer than file systems allow', '/', `/${'a'.repeat(9000)}`],
  ['a backslash, which a browser may take for a slash', '/', '/\\evil.example/..%2fsrs'],
  ['a stray percent sign', '/', '/%zz'],
  ['a page outside the base', '/base/', '/srs/'],
  ['a path that only begins like the base', '/base/', '/basement/'],
])('%s is not found', (_what, base, pathname) => {
  expect(findFile(join(folder, 'dist'), base, pathname)).toEqual({ is: 'nothing' });
});
