import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Parsed } from 'parse5';
import { describe, expect, test } from 'vitest';
import { cases } from '#engine/testing/wide.ts';
import { speaker } from '#text/strings.ts';
import { LAB_FIGURE, reportLink } from './figureLink.ts';
import { frameMarkup } from './frameMarkup.ts';
import { elementMarkup, markdownLink, reportMarkdown, scriptMarkup } from './shareTexts.ts';
import type { Shown } from './shown.ts';

// Oracles: micromark with the links of GitHub, and parse5 for HTML.

type Element = Parsed.Element;

/** The elements of HTML text, from the top down. */
function elementsOf(html: string): readonly Element[] {
  const under = (node: Parsed.ParentNode): readonly Element[] =>
    node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...under(child)] : []));
  return under(parseFragment(html));
}

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const textOf = (node: Parsed.ParentNode): string =>
  node.childNodes
    .map((child) => (tree.isTextNode(child) ? child.value : tree.isElementNode(child) ? textOf(child) : ''))
    .join('');

const markdown = (text: string): readonly Element[] =>
  elementsOf(
    micromark(text, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfmAutolinkLiteral()],
      htmlExtensions: [gfmAutolinkLiteralHtml()],
    }),
  );

/** An address as a browser takes it from `location`, with hostile text behind the number sign, in the query or in the path. */
const addressesWith = (text: string): readonly string[] =>
  [`#/${text}`, `?x=${text}`, text].map((part) => new URL(`https://wiki.example/${part}`).href);

const decoded = (address: string): string => decodeURIComponent(address.replace(/%(?![\da-f]{2})/gi, '%25'));

const HOSTILE = [
  'x)[Evil](https://evil.example/',
  'x](https://evil.example/) [y',
  'Tetris_(game',
  'Tetris_(game)',
  ')))(((',
  '[x]: https://evil.example/',
  '[[x]]',
  '<https://evil.example/>',
  '<a href="https://evil.example/">',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '`code` ``more`` `',
  'a`b](/x) `c',
  '\\](https://evil.example/)',
  '\\\\',
  '&copy;&lt;a&gt;&#93;&#x5d;&quot;',
  '*a* _b_ **c** __d__ ~~e~~',
  'a\nb\n\n# c\n- d\n1. e\n===\n> f\n    g',
  'a\r\rb\u2028# c\u2029- d',
  '- item',
  '1) item',
  '# heading',
  '![x](https://evil.example/x.png)',
  'https://evil.example/ and www.evil.example and a@evil.example',
  'javascript:alert(1)',
  '| a | b |\n| - | - |',
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .array(fc.constantFrom(...'[]()<>"\'`\\\n\r&;#!*_-:/.|~ ab1\u2028', 'https://', '&lt;', 'www.', '](', '\n\n'), {
      maxLength: 24,
    })
    .map((parts) => parts.join('')),
);
const SEED = { seed: 20261127, numRuns: cases(400) };

function shownWith(title: string, link: string, sentence: string): Shown {
  const params = new Map([['board', sentence]]);
  return { kind: 'kick-stepper', root: null as unknown as HTMLElement, title, link, sentence, params };
}

/** One link, to the address that was shared, and nothing else that text could make. */
function expectOneLink(title: string, link: string, sentence: string): void {
  const elements = markdown(markdownLink(title, link, sentence));
  expect(elements.map(({ tagName }) => tagName)).toEqual(['p', 'a']);
  expect(decoded(attribute(elements[1]!, 'href')!)).toBe(decoded(link));
  expect(textOf(elements[0]!).replace(/\s+/g, ' ')).toBe(
    `${title.replace(/\s+/g, ' ').trim()}: ${sentence}`.replace(/\s+/g, ' ').trim(),
  );
}

describe('Markdown of a shared figure', () => {
  test.each(HOSTILE)('is one link, to what was shared: %j', (text) => {
    for (const address of addressesWith(text)) expectOneLink('T', address, 'It fits.');
    expectOneLink(`T ${text} T`, 'https://wiki.example/', 'It fits.');
    expectOneLink('T', 'https://wiki.example/', `It fits ${text}.`);
  });

  test('is one link whatever title, address and sentence hold', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, part, sentence) => {
        for (const address of addressesWith(part)) expectOneLink(`T ${title} T`, address, `It fits ${sentence}.`);
      }),
      SEED,
    );
  });
});

describe('a report in Markdown', () => {
  const say = speaker('en');

  function expectPlain(title: string, part: string, sentence: string, saw: string): void {
    for (const address of addressesWith(part)) {
      const link = reportLink(address, saw);
      const elements = markdown(reportMarkdown(shownWith(title, address, sentence), saw, link, say));
      const links = elements.filter(({ tagName }) => tagName === 'a');
      expect(links.map((one) => decoded(attribute(one, 'href')!))).toEqual([decoded(link)]);
      // Spaces at the end of a reader's line are a line break, as they wrote it.
      const kinds = new Set(elements.map(({ tagName }) => tagName).filter((name) => name !== 'br'));
      expect([...kinds].sort()).toEqual(['a', 'blockquote', 'code', 'h3', 'li', 'p', 'pre', 'ul']);
      for (const single of ['h3', 'blockquote', 'ul', 'li'])
        expect(elements.filter(({ tagName }) => tagName === single)).toHaveLength(1);
    }
  }

  test.each(HOSTILE)('has one link, one heading, one quotation and one list: %j', (text) => {
    expectPlain(text, text, text, text);
    expectPlain('T', 'x', 'It fits.', `It turned.\n${text}`);
  });

  test('has them whatever its texts hold', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, (title, part, sentence, saw) =>
        expectPlain(title, part, `It fits ${sentence}.`, saw),
      ),
      SEED,
    );
  });
});

describe('HTML and the frame of a shared figure', () => {
  test('are the elements that were shared, with their texts as texts', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, part, word) => {
        for (const link of addressesWith(part)) {
          const about = { link, title, sentence: word };
          const markup = elementMarkup('kick-stepper', [['board', word]], about);
          expect(markup).not.toMatch(/[\t\n\r{}]/);
          const [around, figure, anchor, ...more] = elementsOf(markup);
          const names = [around, figure, anchor].map((one) => one?.tagName);
          expect(names).toEqual(['div', 'kick-stepper', 'a']);
          expect(more).toEqual([]);
          expect(figure!.attrs).toEqual([{ name: 'board', value: word }]);
          expect(anchor!.attrs).toEqual([{ name: 'href', value: link }]);
          expect(textOf(anchor!)).toBe(title);
          const [script] = elementsOf(scriptMarkup(link));
          expect(script!.attrs).toEqual([
            { name: 'type', value: 'module' },
            { name: 'src', value: link },
          ]);

          const [frame, ...others] = elementsOf(frameMarkup(link, `${LAB_FIGURE} ${title}`, 700));
          expect(others).toEqual([]);
          expect(frame!.attrs.map(({ name }) => name)).toEqual([
            'src',
            'title',
            'width',
            'height',
            'loading',
            'frameborder',
          ]);
          expect(attribute(frame!, 'src')).toBe(link);
        }
      }),
      SEED,
    );
  });
});
