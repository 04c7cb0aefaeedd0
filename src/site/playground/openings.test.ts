import { expect, test } from 'vitest';
import { attributeNames } from '#figure/record/elementWords.ts';
import { FIGURES } from '#figures/registry.ts';
import { parseParams } from '#text/params.ts';
import { speaker } from '#text/strings.ts';
import { OPENINGS } from './openings.ts';
import 'strings:playground';

const offered = FIGURES.flatMap(({ name, element, run }) => (element ? [{ name, element, run }] : []));

test('every element has openings', () => {
  expect(Object.keys(OPENINGS).sort()).toEqual(offered.map(({ name }) => name).sort());
});

const rows = offered.flatMap(({ name, element, run }) =>
  (OPENINGS[name] ?? []).map(([opening, query]) => ({ name, element, run, opening, query })),
);

test.each(rows)(
  '$name, $opening: attributes and values are those of the element',
  ({ name, element, run, query, opening }) => {
    const params = parseParams(query);
    const known = attributeNames(element);
    expect([...params.keys()].filter((word) => !known.includes(word))).toEqual([]);
    for (const [option, allowed] of Object.entries(element.options))
      expect([undefined, ...allowed]).toContain(params.get(option));
    const words = [...params].filter(([word]) => element.words.includes(word)).map((pair) => pair.join('='));
    if (run && words.length > 0) expect(() => run(words.join(' ')), name).not.toThrow();
    expect(speaker('en')(`playground.opening.${opening}`)).not.toBe('');
  },
);
