import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ATTRIBUTE = /=\{`([^`]*)`\}/gu;

// MDX takes the indentation of a text in an attribute away: such a text belongs into a file.
test.each(globSync('content/docs/**/*.mdx'))('%s has no indented text in an attribute', (page) => {
  const texts = [...readFileSync(page, 'utf8').matchAll(ATTRIBUTE)].map(([, text]) => text!);
  expect(texts.filter((text) => /\n[ \t]+\S/u.test(text))).toEqual([]);
});
