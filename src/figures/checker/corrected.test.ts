import { describe, expect, test } from 'vitest';
import { corrected } from './corrected.ts';

const written = (given: string, expected: string): string =>
  corrected(given, expected)
    .map(({ is, text }) => ({ kept: text, wrong: `-${text}-`, right: `+${text}+` })[is])
    .join('');

describe('an entry that is corrected in its own notation', () => {
  test.each([
    ['[-2, -1]', '(-2, 1)', '[-2, --1-+1+]'],
    ['{x: 0, y: 1}', '(1, 1)', '{x: -0-+1+, y: 1}'],
    ["'+0-1'", '(0, 1)', "'+0--1-+1+'"],
    ['(0.0, -1.0)', '(0, -1)', '(0.0, -1.0)'],
    ['vec2(0, 1)', '(0, 2)', '-vec2(0, 1)-+(0, 2)+'],
  ])('%s should be %s', (given, expected, shown) => {
    expect(written(given, expected)).toBe(shown);
  });
});
