import { expect, test } from 'vitest';
import { figureLink, withoutFigure, reportedIn, reportLink } from './figureLink.ts';

const linked = (search: string, figure: string): string =>
  new URL(figureLink(`https://example.org/page${search}`, figure, [['step', '2']])).search;

test.each([
  ['words of another figure go', '?figure=derive&line=3&changed=none&rule=2', 'worked', '?figure=worked&step=2'],
  [
    'parameters that are no words of a figure stay',
    '?figure=derive&line=3&lang=de',
    'worked',
    '?lang=de&figure=worked&step=2',
  ],
  [
    'words of a page that holds nothing for a figure stay',
    '?size=20&text=a',
    'worked',
    '?size=20&text=a&figure=worked&step=2',
  ],
  ['words for the only figure of a page go', '?scene=double&frame=4', 'bench', '?figure=bench&step=2'],
])('%s: %s', (_what, search, figure, expected) => {
  expect(linked(search, figure)).toBe(expected);
});

test('an address without a state keeps the parameters of its page and its fragment', () => {
  expect(withoutFigure('https://example.org/page?lang=de&figure=worked&v=1&saw=x&piece=T&step=2#worked')).toBe(
    'https://example.org/page?lang=de#worked',
  );
  expect(withoutFigure('https://example.org/page?figure=worked')).toBe('https://example.org/page');
});

test('what a reader saw turns no text around it', () => {
  const turned = '\u202eI saw\u2066 a \u200fkick\u061c';
  expect(reportedIn(`?figure=worked&saw=${encodeURIComponent(turned)}`, 'worked')).toBe('I saw a kick');
  expect(new URL(reportLink('https://example.org/?figure=worked', turned)).searchParams.get('saw')).toBe(
    'I saw a kick',
  );
});
