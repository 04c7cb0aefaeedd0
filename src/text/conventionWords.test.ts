import { expect, it } from 'vitest';
import { formatWord, type WordKind } from './conventionWords.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from './conventions.ts';

const other: Conventions = { y: 'down', names: 'NESW', rows: '0' };

it.each<[kind: WordKind, value: string, own: string, changed: string]>([
  ['vec', '1 -2', '(1, -2)', '(1, 2)'],
  ['state', '3', '3', 'W'],
  ['transition', '0>>3', '0>>3', 'N>>W'],
  ['row', '4', '5', '4'],
])('a marked %s %s is written %s, or %s under another convention', (kind, value, own, changed) => {
  expect(formatWord(kind, value, DEFAULT_CONVENTIONS)).toBe(own);
  expect(formatWord(kind, value, other)).toBe(changed);
});
