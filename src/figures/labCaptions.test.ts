import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { standsAlone } from '#share/figureLink.ts';

const folder = fileURLToPath(new URL('../../content/docs/lab/', import.meta.url));
const FIGURE = /<([A-Z]\w+)[^>]*?\bid="([\w-]+)"[^>]*[^/]>\n(.*?)<\/\1>/gs;

const captions = globSync('*.mdx', { cwd: folder }).flatMap((file) =>
  [...readFileSync(`${folder}${file}`, 'utf8').matchAll(FIGURE)]
    .filter(([, , id]) => standsAlone(id!))
    .map(([, , , text]) => [file, text!.replace(/\s+/g, ' ').trim()] as const),
);

/** Words for what one board or one text has. */
const PARTICULAR = /\bthe [IJLOSTZ]\b|\b(?:this|it) is\b|\bone of\b/i;

test('figures of the lab have captions', () => {
  expect(captions.length).toBeGreaterThan(10);
});

// Elsewhere a caption gives way while a figure shows something else than its example. In the lab it stays, because it explains the use.
test.each(captions)('the caption of lab/%s names its example before it describes it', (_file, text) => {
  const sentences = text.split(/(?<=[.:]) /);
  const example = sentences.findIndex((sentence) => /\bexample\b/.test(sentence));
  const before = example < 0 ? sentences : sentences.slice(0, example);
  expect(before.filter((sentence) => PARTICULAR.test(sentence))).toEqual([]);
});
