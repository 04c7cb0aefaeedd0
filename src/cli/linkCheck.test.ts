import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLinks } from './linkCheck.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'wallkick-links-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** A small complete site. Each test changes or adds files. */
const sound: Readonly<Record<string, string>> = {
  'index.html': '<a href="srs/#kicks">SRS</a><a href="https://example.org/nowhere">elsewhere</a>',
  'srs/index.html': '<h2 id="kicks">Kicks</h2><img src="../board.svg" srcset="../board.svg 1x, ../board2.svg 2x">',
  'board.svg': '<svg/>',
  'board2.svg': '<svg/>',
  'style.css': '@font-face { src: url("font.woff2") } a { background: url(data:image/gif;base64,) }',
  'font.woff2': '',
};

function faultsWith(changes: Readonly<Record<string, string>>, base = '/'): readonly string[] {
  for (const [name, text] of Object.entries({ ...sound, ...changes })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return checkLinks({ root, base }).faults;
}

test('a sound site has no broken link', () => {
  expect(faultsWith({})).toEqual([]);
  expect(checkLinks({ root, base: '/' })).toMatchObject({ pages: 2, links: 5 });
});

test.each([
  ['a page that is not there', '<a href="/sega/">', '<a href> "/sega/" leads to nothing'],
  ['an anchor that is not there', '<a href="/srs/#wobble">', '<a href> "/srs/#wobble" names no element of that page'],
  ['an anchor of the page itself', '<a href="#here">', '<a href> "#here" names no element of that page'],
  ['a missing image', '<img src="lost.png">', '<img src> "lost.png" leads to nothing'],
  ['one of several sizes', '<img srcset="board.svg 1x, lost.svg 2x">', '<img srcset> "lost.svg" leads to nothing'],
  ['a missing script', '<script src="/lost.js"></script>', '<script src> "/lost.js" leads to nothing'],
  ['a missing style sheet', '<link rel="stylesheet" href="lost.css">', '<link href> "lost.css" leads to nothing'],
  ['a link without JavaScript', '<noscript><a href="lost/">x</a></noscript>', '<a href> "lost/" leads to nothing'],
  ['a link in a template', '<template><a href="lost/">x</a></template>', '<a href> "lost/" leads to nothing'],
  ['a link in a drawing', '<svg><use href="lost.svg#a"/></svg>', '<use href> "lost.svg#a" leads to nothing'],
  ['a style in the page', '<style>a{background:url(lost.png)}</style>', '<style> "lost.png" leads to nothing'],
  ['a style of an element', '<p style="background:url(lost.png)">', '<p style> "lost.png" leads to nothing'],
  [
    'a forward to nowhere',
    '<meta http-equiv="refresh" content="0;url=/lost/">',
    '<meta content> "/lost/" leads to nothing',
  ],
  ['a folder without its slash', '<a href="/srs">', '<a href> "/srs" names a folder without its closing slash'],
  ['no address at all', '<a href="http://[">', '<a href> "http://[" is not an address'],
])('%s is reported', (_what, html, fault) => {
  expect(faultsWith({ 'index.html': html })).toEqual([`index.html: ${fault}`]);
});

test('an id that two elements of a page have is reported', () => {
  expect(faultsWith({ 'index.html': '<h2 id="kicks">Kicks</h2><div id="kicks"></div><p id="other">' })).toEqual([
    'index.html: more than one element has the id "kicks"',
  ]);
});

test('a style sheet that a page links behind its head is reported', () => {
  const sheet = '<link rel="stylesheet" href="style.css">';
  expect(faultsWith({ 'index.html': `<head>${sheet}</head><body><main>${sheet}</main></body>` })).toEqual([
    'index.html: the style sheet "style.css" is linked behind the head',
  ]);
});

test.each([
  ['the top of a page', '<a href="#top">, <a href="#">'],
  ['an encoded anchor', '<h2 id="0>>1">x</h2><a href="#0%3E%3E1">x</a>'],
  ['a fragment of a text', '<a href="srs/#:~:text=kicks">x</a>'],
  ['other schemes', '<a href="mailto:a@example.org">x</a><img src="data:image/gif;base64,">'],
  ['an anchor with a stray percent sign', '<h2 id="100%">x</h2><a href="#100%">x</a>'],
  ['a link in a comment', '<!-- <a href="lost/">x</a> -->'],
])('%s is sound', (_what, html) => {
  expect(faultsWith({ 'index.html': html })).toEqual([]);
});

test('a style sheet that names a missing file is reported', () => {
  expect(faultsWith({ 'style.css': 'a { background: url(lost.png) }' })).toEqual([
    'style.css: the style "lost.png" leads to nothing',
  ]);
});

test('below a base path, a link that forgets it is reported', () => {
  expect(faultsWith({ 'index.html': '<a href="/wallkick/srs/">x</a><a href="/srs/">x</a>' }, '/wallkick/')).toEqual([
    'index.html: <a href> "/srs/" leads out of the site, which stands below /wallkick/',
  ]);
});

test('absolute addresses of the host that the site was built for are followed', () => {
  const html =
    '<link rel="canonical" href="https://wallkick.test/"><meta property="og:image" content="https://HOST/lost.png">';
  expect(faultsWith({ 'index.html': html.replace('HOST', 'example.org') })).toEqual([]);
  expect(faultsWith({ 'index.html': html.replace('HOST', 'wallkick.test') })).toEqual([
    'index.html: <meta content> "https://wallkick.test/lost.png" leads to nothing',
  ]);
});
