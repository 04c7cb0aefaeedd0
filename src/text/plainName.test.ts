import { expect, test } from 'vitest';
import { plainName } from './plainName.ts';

test.each([
  ["Blue Scuti's famous game", 'blue-scuti-s-famous-game'],
  ['Guideline SRS, J, 0>>3', 'guideline-srs-j-0-3'],
  ['Über/../die "Kante"', 'uber-die-kante'],
  ['../../x', 'x'],
  ['日本語', 'figure'],
  ['???', 'figure'],
  ['', 'figure'],
  ['a'.repeat(300), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('a title %j is %s in plain letters', (title, name) => {
  expect(plainName(title, 'figure')).toBe(name);
});
