import { describe, expect, test } from 'vitest';
import { pageComponents } from './pageComponents.ts';

const MAP = { Note: '#site/prose/Note.astro', Claim: '#site/prose/claims/Claim.astro', Vec: '#site/prose/Vec.astro' };
const DOCS = 'file:///wallkick/content/docs/';

const pluginFor = (page: string) =>
  pageComponents(MAP, DOCS, { paragraphs: ['Claim'], phrases: ['Vec'] })({
    fileURL: new URL(DOCS + page),
    sourceFormat: 'mdx',
  });
const plugin = () => pluginFor('guide/kicks.mdx')!;
const node = (name: string | null) => ({ type: 'mdxJsxFlowElement', name, position: { start: { line: 5 } } });

describe('a page', () => {
  test('is given the components that it uses, and no others', () => {
    const visitor = plugin();
    for (const name of ['Note', 'Note', 'b', null]) visitor.mdxJsxFlowElement(node(name));
    visitor.mdxJsxTextElement(node('Vec'));
    const added: unknown[] = [];
    visitor.after({}, { source: '', prependChild: (_root, child) => added.push(child) });
    expect(added).toEqual([
      {
        type: 'mdxjsEsm',
        value: 'import Note from "#site/prose/Note.astro";\nimport Vec from "#site/prose/Vec.astro";',
      },
    ]);
  });

  test('that uses none is left as it is', () => {
    const added: unknown[] = [];
    plugin().after({}, { source: '', prependChild: (_root, child) => added.push(child) });
    expect(added).toEqual([]);
  });

  test.each([
    [
      'uses a misspelt component',
      () => plugin().mdxJsxFlowElement(node('Nota')),
      /^guide\/kicks\.mdx:5: <Nota> is no component of this site\. Did you mean <Note>\?/,
    ],
    [
      'has a misspelt component among its words',
      () => plugin().mdxJsxTextElement(node('Vex')),
      /^guide\/kicks\.mdx:5: <Vex> is no component of this site\. Did you mean <Vec>\?/,
    ],
    [
      'has a paragraph inside another',
      () => plugin().mdxJsxTextElement(node('Claim')),
      /^guide\/kicks\.mdx:5: <Claim> is a separate paragraph/,
    ],
    [
      'has words of a sentence on separate lines',
      () => plugin().mdxJsxFlowElement(node('Vec')),
      /^guide\/kicks\.mdx:5: <Vec> is a part of a sentence/,
    ],
    ['imports something', () => plugin().mdxjsEsm(node(null)), /^guide\/kicks\.mdx:5: pages import and export nothing/],
  ])('that %s stops the build with page and line', (_what, read, sentence) => {
    expect(read).toThrow(sentence);
  });
});

test.each([
  ['a page of another kind', new URL(`${DOCS}guide/kicks.md`), 'md'],
  ['a file that is no page', new URL('file:///wallkick/README.mdx'), 'mdx'],
  ['text without a file', undefined, 'mdx'],
])('%s is left alone', (_what, fileURL, sourceFormat) => {
  expect(pageComponents(MAP, DOCS, { paragraphs: [], phrases: [] })({ fileURL, sourceFormat })).toBeNull();
});
