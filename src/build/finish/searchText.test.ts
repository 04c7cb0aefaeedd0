import { expect, test } from 'vitest';
import { edited, readPage } from '../finishedPage.ts';
import { headingEdits } from './searchText.ts';

test('headings of tables end with a space, except in figures', () => {
  const table = '<table><tbody><tr><th>Turn</th><td>1</td></tr></tbody></table>';
  const figure = `<astro-island>${table}</astro-island>`;
  const html = `<html><head></head><body>${table}${figure}</body></html>`;
  expect(edited(html, headingEdits(readPage(html)))).toBe(
    `<html><head></head><body>${table.replace('</th>', ' </th>')}${figure}</body></html>`,
  );
});
