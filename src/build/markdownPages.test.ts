import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from './finishedPage.ts';
import { listOf } from './finish/pageList.ts';
import { markdownOf, writeMarkdown } from './markdownPages.ts';

const page = (body: string): string =>
  `<html><body><nav>Menu</nav><main><h1>Kicks</h1><p class="claim">It fits.</p><div class="sl-markdown-content">${body}</div></main></body></html>`;

test.each([
  ['a paragraph', '<p>The <b>T</b> turns.</p>', 'The **T** turns.'],
  ['a table', '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| - |\n| 1 |'],
  ['no control and no drawing', '<p>See.</p><svg><text>T</text></svg><button>Play</button>', 'See.'],
  ['no comment', '<!--[--><p>See.<!--]--></p>', 'See.'],
  [
    'the name and the caption of a figure',
    '<div data-widget="a" aria-label="Stepper" aria-describedby="c"><p>Test 1</p><p id="c">Watch.</p></div>',
    'Figure: Stepper.\n\nWatch.',
  ],
  ['no finding of a check', '<div data-pagefind-ignore>Test 1</div><p>Watch.</p>', 'Watch.'],
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

test('the list of pages is sorted by their paths', () => {
  expect(
    listOf(
      new Map([
        ['guide/', '- B'],
        ['', '- A'],
      ]),
    ),
  ).toContain('## Pages\n\n- A\n- B\n');
});
