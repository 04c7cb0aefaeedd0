import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluate } from '@mdx-js/mdx';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import MarkdownIt from 'markdown-it';
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Parsed } from 'parse5';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
// The names of package.json at the root do not reach below another one.
import { frameMarkup } from '../../../src/share/frameMarkup.ts';
import { elementMarkup } from '../../../src/share/shareTexts.ts';

// The examples of the page on embedding, and what Share writes, in the Markdown engines and cleaners of other sites. The oracle is the
// markup itself, as a browser reads it without any of them.

const FOLDER = new URL('../../../src/site/examples/embed/', import.meta.url);
const exampleOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8').trimEnd();

/** Texts with signs that Markdown, MDX and Vue read as their own. */
const ABOUT = {
  link: 'https://wiki.example/?figure=worked&system=sega&board=%23%23..#worked',
  title: 'Table *of* `mine` {{ name }} [a](b), 0>>1',
};

const MARKUP: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['stepper.html', 'wheel.html', 'game.html', 'link.html', 'frame.html'].map((file) => [file, exampleOf(file)]),
  ),
  'HTML of Share': elementMarkup('kick-stepper', [['system', 'sega'], ['board', '##../{a}']], ABOUT), // prettier-ignore
  'frame of Share': frameMarkup('https://wiki.example/embed/v1/kick-stepper/?board=%23&step=1', ABOUT.title, 700),
};

/** An element of a page with the text directly in it. */
type Read = readonly [tag: string, attributes: Readonly<Record<string, string>>, text: string];

const textOf = (node: Parsed.ParentNode): string =>
  node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The text directly in a node, without blanks around it: JSX has none where a line ends. */
const ownText = (node: Parsed.ParentNode): string =>
  node.childNodes.map((child) => (tree.isTextNode(child) ? child.value.trim() : '')).join('');

/** The elements of HTML with their attributes and texts, without paragraphs that Markdown puts around a line. */
function elementsOf(html: string): readonly Read[] {
  const under = (node: Parsed.ParentNode): readonly Parsed.Element[] =>
    node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...under(child)] : []));
  return under(parseFragment(html))
    .filter(({ tagName, parentNode }) => tagName !== 'p' || parentNode?.nodeName !== '#document-fragment')
    .map((one) => [one.tagName, Object.fromEntries(one.attrs.map(({ name, value }) => [name, value])), ownText(one)]);
}

/** The markup in the middle of a page of Markdown. */
const around = (markup: string): string => `# A page\n\nBefore.\n\n${markup}\n\nAfter.\n`;

/** What an engine makes of the markup alone: the page without the heading and the two sentences. */
const between = (html: string): string => {
  const match = /^[^]*Before\.\s*<\/p>([^]*)<p>\s*After\.\s*<\/p>\s*$/.exec(html);
  if (!match) throw new Error(`The page around the markup is broken: ${html}`);
  return match[1]!;
};

const remark = async (text: string): Promise<string> =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkRehype, { allowDangerousHtml: true })
      .use(rehypeStringify, { allowDangerousHtml: true })
      .process(text),
  );

async function mdx(text: string): Promise<string> {
  const { default: Page } = await evaluate(text, { ...jsxRuntime, baseUrl: import.meta.url });
  return renderToStaticMarkup(createElement(Page));
}

const ENGINES: Readonly<Record<string, (text: string) => string | Promise<string>>> = {
  'markdown-it': (text) => new MarkdownIt({ html: true }).render(text),
  remark,
  MDX: mdx,
};

describe.each(Object.entries(ENGINES))('in a page of %s', (_engine, render) => {
  test.each(Object.entries(MARKUP))('%s is what it is in HTML', async (_name, markup) => {
    expect(elementsOf(between(await render(around(markup))))).toEqual(elementsOf(markup));
  });
});

test('a tag over several lines without a div around it is broken, so the comparison above can fail', async () => {
  const bare = '<ptn-viewer step="2"><pre>I-8\n\nI-9@1</pre></ptn-viewer>';
  for (const render of [ENGINES['markdown-it']!, remark])
    expect(elementsOf(await render(around(bare)))).not.toEqual(elementsOf(`<h1>A page</h1>${bare}`));
  await expect(mdx(around('<iframe style="border:0"></iframe>'))).rejects.toThrow(/style/);
});

/** Runs an example of the page with the names that it uses, and returns what one of its names then holds. */
function run(file: string, names: Readonly<Record<string, unknown>>, result: string): unknown {
  const code = exampleOf(file).replace(/^import .*$/m, '');
  // The code of the page is what is tested.
  return new Function(...Object.keys(names), `${code}; return ${result}`)(...Object.values(names));
}

const figuresOf = (html: string): readonly Read[] => elementsOf(html).filter(([tag]) => /-/.test(tag));

/** Markup of elements, which the cleaners of the page keep with their words. */
const KEPT = Object.entries(MARKUP).filter(([, markup]) => !markup.startsWith('<iframe'));

describe('cleaned by DOMPurify', () => {
  const DOMPurify = createDOMPurify(new JSDOM('').window);
  const clean = (html: string): string => String(run('hosts/dompurify.txt', { DOMPurify, html }, 'clean'));

  test.each(KEPT)('%s keeps its figure by the settings of the page', (_name, markup) => {
    expect(figuresOf(clean(markup))).toEqual(figuresOf(markup));
  });

  test('nothing else comes in by them', () => {
    const hostile = '<kick-stepper system="sega" onclick="alert(1)"><img src=x onerror="alert(1)"></kick-stepper><my-own></my-own><script>alert(1)</script>'; // prettier-ignore
    expect(clean(hostile)).toBe('<kick-stepper system="sega"><img src="x"></kick-stepper>');
  });

  test.each(KEPT)('without them, %s keeps its words and links', (_name, markup) => {
    const html = DOMPurify.sanitize(markup);
    expect(figuresOf(html)).toEqual([]);
    expect(textOf(parseFragment(html))).toBe(textOf(parseFragment(markup)));
  });
});

describe('cleaned by the schema of GitHub', () => {
  const reader = () =>
    unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).use(rehypeStringify);

  async function clean(text: string): Promise<string> {
    const processor = reader();
    run('hosts/rehype-sanitize.txt', { rehypeSanitize, defaultSchema, processor }, 'processor');
    return String(await processor.process(text));
  }

  test.each(KEPT)('%s keeps its figure by the settings of the page', async (_name, markup) => {
    expect(figuresOf(await clean(markup))).toEqual(figuresOf(markup));
  });

  test.each(KEPT)('without them, %s keeps its words and links', async (_name, markup) => {
    const html = String(await reader().use(rehypeSanitize).process(markup));
    expect(figuresOf(html)).toEqual([]);
    expect(textOf(parseFragment(html))).toBe(textOf(parseFragment(markup)));
  });
});
