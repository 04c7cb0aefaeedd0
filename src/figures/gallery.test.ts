import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { componentFile } from '#figure/record/figureFiles.ts';
import type { FigureRecord } from '#figure/record/record.ts';
import { parseParams } from '#text/params.ts';
import { FIGURES } from './registry.ts';
import { galleryFile } from './testing/gallery.ts';
import { voice } from './testing/reports.ts';
import { attribute, boardOf, classOf, joinedWords, saidBy, shown, textOf } from './testing/shown.ts';

// Snapshots of figures show unintended changes, and `npm run gallery` shows them to a person. The tests of each figure check its facts
// against the sources.

/** What some pages give to a figure besides its state. */
const OF_A_PAGE = {
  opening: '',
  drives: '',
  files: '',
  schema: 'https://example.org/schema.json',
  vectors: '',
  right: '',
  compare: '',
  uses: {},
  drawn: { board: null, properties: [] },
};

/** The figures that a query or an example draws; others need what only their page can make. */
const drawn = FIGURES.filter(({ element, run }) => element || run);

const propsOf = ({ element, examples }: FigureRecord) => ({
  ...OF_A_PAGE,
  ...(element?.example() ?? { query: examples[0]!, scenario: examples[0]! }),
  figure: 'shown',
});

describe.each(drawn)('the figure $name', async (figure) => {
  const component = (await import(componentFile(figure, 'svelte'))) as { readonly default: Component<object> };
  const elements = shown(render(component.default, { props: propsOf(figure) }));
  const root = elements.find((one) => attribute(one, 'id') === 'shown')!;

  test('looks and reads as in the gallery', async () => {
    await expect(saidBy(elements)).toMatchFileSnapshot(galleryFile(`figures/${figure.name}.txt`));
    const board = boardOf(elements);
    if (board !== null) await expect(board).toMatchFileSnapshot(galleryFile(`figures/${figure.name}.svg`));
  });

  // A screen reader says c4 r3 and c5 r3 as one word where only a margin parts them.
  test('has a blank or a sign between the words of a cell', () => {
    const cells = elements.filter(({ tagName }) => tagName === 'td' || tagName === 'th');
    expect(cells.flatMap(joinedWords)).toEqual([]);
  });

  test('opens with parameters that its state has, because sentences of a page change them', () => {
    const named = (name: string) => [...parseParams(attribute(root, name) ?? '').keys()];
    expect(named('data-state')).toEqual(expect.arrayContaining(named('data-example')));
  });

  test('has the name and the title of its report', async () => {
    expect(attribute(root, 'data-widget')).toBe(figure.name);
    const { report } = await figure.report();
    const { title } = report(attribute(root, 'data-report') ?? attribute(root, 'data-example')!, voice);
    const captions = elements.filter((one) => classOf(one).includes('caption'));
    expect(
      captions.map(textOf).some((text) => text.startsWith(title)),
      title,
    ).toBe(true);
  });
});
