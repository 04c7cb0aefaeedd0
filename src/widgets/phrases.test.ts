import { expect, test } from 'vitest';
import { listText } from './phrases.ts';
import { addStrings, speaker } from './strings.ts';

/** Origin: Unicode CLDR, list patterns of English, conjunctions. */
test.each([
  [[], ''],
  [['I'], 'I'],
  [['I', 'J'], 'I and J'],
  [['I', 'J', 'L'], 'I, J, and L'],
  [['I', 'J', 'L', 'O'], 'I, J, L, and O'],
] as const)('a list of %j', (items, text) => {
  expect(listText(items, speaker())).toBe(text);
  expect(new Intl.ListFormat('en', { type: 'conjunction' }).format(items)).toBe(text);
});

test('a list in a language with a pattern of its own', () => {
  addStrings('de', { 'language.list': ', | und | und ' });
  expect(listText(['I', 'J', 'L'], speaker('de'))).toBe('I, J und L');
});
