import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from './finishedPage.ts';
import { markdownOf, writeMarkdown } from './markdownPages.ts';

const page = (body: string): string =>
  `<html><body><nav>Menu</nav><main><h1>Kicks</h1><p class="claim">It fits.</p><div class="sl-markdown-content">${body}</div></main></body></html>`;

test.each([
  ['a paragraph', '<p>The <b>T</b> turns.</p>', 'The **T** turns.'],
  ['a table', '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
  ['no control and no drawing', '<p>See.</p><svg><text>T</text></svg><button>Play</button>', 'See.'],
  ['no comment', '<!--[--><p>See.<!--]--></p>', 'See.'],
  [
    'the name, the tables and the caption of a figure',
    `<astro-island><div data-widget="a" aria-label="Stepper" aria-describedby="c"><p>Board</p><p>Other</p>
      <div data-pagefind-ignore><table aria-label="Tests"><thead><tr><th>Test</th><th>Kick</th><th>By</th></tr></thead>
      <tbody><tr><th><button>Test 1</button></th><td>(<input value="0">,<span>&nbsp;</span><input value="-1">)</td>
      <td><svg><text>T</text></svg><span>c1 r1</span><span>c2 r1</span></td></tr></tbody></table></div>
      <p id="c">Watch.</p></div></astro-island>`,
    'Figure: Stepper.\n\nTests:\n\n| Test | Kick | By |\n| - | - | - |\n| Test 1 | (0, -1) | c1 r1 c2 r1 |\n\nWatch.',
  ],
  [
    'each of several figures that share their script',
    '<astro-island><div><div data-widget="a" aria-label="A"></div></div><div data-widget="b" aria-label="B"></div></astro-island>',
    'Figure: A.\n\nFigure: B.',
  ],
  [
    'no table that only keeps room for a longer one',
    '<astro-island><div data-widget="a" aria-label="A"><div inert><table><tr><td>1</td></tr></table></div></div></astro-island>',
    'Figure: A.',
  ],
  ['the text of a figure that has no script', '<div data-widget="timeline"><ol><li>1991</li></ol></div>', '1. 1991'],
  ['no finding of a check', '<div data-pagefind-ignore>Test 1</div><p>Watch.</p>', 'Watch.'],
  [
    'a table that the search leaves out, below its caption',
    '<div data-pagefind-ignore>Open<table><caption>Messages</caption><tr><th>Code</th></tr><tr><td>1</td></tr></table></div>',
    'Messages:\n\n| Code |\n| - |\n| 1 |',
  ],
])('a page as Markdown has %s', (_what, body, text) =>
  expect(markdownOf(readPage(page(body)))).toEqual({
    title: 'Kicks',
    claim: 'It fits.',
    markdown: `# Kicks\n\n> It fits.\n\n${text}\n`,
  }),
);

test('a frame has no text', () => expect(markdownOf(readPage('<main><p>Frame</p></main>'))).toBeNull());

test('a page is written beside its HTML and listed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'markdown-'));
  try {
    const line = await writeMarkdown(
      folder,
      'https://example.org/wk/',
      'guide/kicks/index.html',
      readPage(page('<p>Look.</p>')),
    );
    expect(await readFile(join(folder, 'guide/kicks/index.md'), 'utf8')).toContain('Look.');
    expect(line).toBe('- [Kicks](https://example.org/wk/guide/kicks/index.md): It fits.');
  } finally {
    await rm(folder, { recursive: true });
  }
});
