import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptAddress } from './keptAddress.ts';

const SCOPE = 'https://example.org/games/wallkick/';

test.each([
  ['', ''],
  ['guide/kicks/', 'guide/kicks/'],
  ['lab/stepper/?system=sega&piece=I#bench', 'lab/stepper/'],
  ['lab/stepper/#a?b', 'lab/stepper/'],
  ['guide/kicks/index.html', 'guide/kicks/'],
  ['index.html', ''],
  ['404.html', '404.html'],
  ['pagefind/3fa/pagefind-entry.json?ts=1', 'pagefind/3fa/pagefind-entry.json'],
  ['guide/myindex.html', 'guide/myindex.html'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['//guide/', '//guide/'],
])('the file for %s is kept as %s', (asked, kept) => {
  expect(keptAddress(SCOPE + asked, SCOPE)).toBe(SCOPE + kept);
});

test.each([
  'https://example.org/',
  'https://example.org/games/wallkick',
  'https://example.org.evil/games/wallkick/',
  '',
])('%s is no address of the site', (url) => expect(keptAddress(url, SCOPE)).toBeNull());

test('no text makes an address outside the site, or one with a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      /^https:\/\/example\.org\/games\/wallkick\/[^?#]*$/.test(keptAddress(SCOPE + text, SCOPE) ?? ''),
    ),
  );
});
