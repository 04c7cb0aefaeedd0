import { expect, test } from 'vitest';
import { attributeNames } from '#figure/record/elementParams.ts';
import { FIGURES } from '#figures/registry.ts';
import { parseParams } from '#text/params.ts';
import { speaker } from '#text/strings.ts';
import 'strings:playground';
import { elementMarkup, markupParts } from './elementMarkup.ts';

const offered = FIGURES.flatMap(({ name, element, run }) => (element ? [{ name, element, run }] : []));

const rows = offered.flatMap(({ name, element, run }) =>
  Object.entries(element.tries).map(([opening, query]) => ({ name, element, run, opening, query })),
);

test.each(rows)(
  '$name, $opening: attributes and values are those of the element',
  ({ name, element, run, query, opening }) => {
    const params = parseParams(query);
    const known = attributeNames(element);
    expect([...params.keys()].filter((word) => !known.includes(word))).toEqual([]);
    for (const [option, allowed] of Object.entries(element.options))
      expect([undefined, ...allowed]).toContain(params.get(option));
    for (const [word, { allowed }] of Object.entries(element.uses))
      if (allowed.is === 'values' && params.has(word))
        for (const value of params.get(word)!.split(',')) expect(allowed.values).toContain(value);
    const words = [...params].filter(([word]) => element.params.includes(word)).map((pair) => pair.join('='));
    if (run && words.length > 0) expect(() => run(words.join(' ')), name).not.toThrow();
    expect(speaker('en')(`playground.opening.${opening}`)).not.toBe('');
  },
);

test('the parts of a markup are its tags, attributes and values, whatever a value says', () => {
  const markup = elementMarkup('kick-stepper', [
    ['piece', 'T'],
    ['board', 'a="b" <i>'],
  ]);
  const parts = markupParts(markup);
  expect(parts.map(({ text }) => text).join('')).toBe(markup);
  const of = (kind: string) => parts.filter(({ is }) => is === kind).map(({ text }) => text);
  expect(of('tag')).toEqual(['div', 'kick-stepper', 'kick-stepper', 'div']);
  expect(of('name')).toEqual(['piece', 'board']);
  expect(of('value')).toHaveLength(2);
});
