import { expect, test } from 'vitest';
import { isFound } from './sitemapPages.ts';

test.each([
  ['https://wallkick.example/embed/kick-stepper/', false],
  ['https://host.example/games/wallkick/embed/ptn-viewer/', false],
  ['https://wallkick.example/reference/embed/', true],
  ['https://host.example/embed/', true],
  ['https://wallkick.example/systems/srs/kicks/', true],
])('%s is found by search engines: %s', (page, found) => expect(isFound(page)).toBe(found));
