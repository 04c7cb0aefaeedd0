import { expect } from '@playwright/test';
import { builtPages, htmlOf, markdownFor } from './support/builtPages.ts';
import { test } from './support/test.ts';
import { TEST_ALL } from './support/wide.ts';

/** The lines of a text that are outside its blocks of code. */
function prose(markdown: string): readonly string[] {
  let inCode = false;
  return markdown.split('\n').filter((line) => {
    const fence = /^\s*(?:[*-] +|\d+\. +)?```/.test(line);
    if (fence) inCode = !inCode;
    return !inCode && !fence;
  });
}

test('the Markdown of every page has the tables of the page, with all their rows', TEST_ALL, async ({ page }) => {
  await page.goto('404.html');
  const counts: { readonly address: string; readonly html: readonly number[]; readonly markdown: readonly number[] }[] =
    [];
  for (const address of builtPages()) {
    const text = markdownFor(address);
    if (text === null) continue;
    const html = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const tables = [...parsed.querySelectorAll('.sl-markdown-content table')].filter(
        (table) => table.closest('[inert], [hidden]') === null,
      );
      // A table without a head has an empty one in Markdown.
      const bare = tables.filter((table) => !table.querySelector('tr')?.querySelector('th'));
      return [tables.length, tables.reduce((sum, table) => sum + table.querySelectorAll('tr').length, bare.length)];
    }, htmlOf(address));
    const lines = prose(text).filter((line) => /^\s*(?:[*-] +|\d+\. +)?\|/.test(line));
    const heads = lines.filter((line) => /\|(?: :?-+:? \|)+$/.test(line)).length;
    counts.push({ address, html, markdown: [heads, lines.length - heads] });
  }
  expect(counts.filter(({ html }) => html[0]! > 0).length).toBeGreaterThan(60);
  expect(counts.filter(({ html, markdown }) => String(html) !== String(markdown))).toEqual([]);
  expect(markdownFor('systems/srs/kicks/')).toContain('| 0>>1 cw | (0, 0) | (-2, 0) | (1, 0) | (-2, -1) | (1, 2) |');
});
