import { expect, test } from 'vitest';
import { listText, phrase } from './phrases.ts';
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

test('a text of a reader stays one text, whatever signs are in it', () => {
  addStrings('en', { 'test.title': '{title} by {name}' });
  const parts = phrase(speaker(), 'test.title', {
    title: 'a\u0000name\u0000b\u0000',
    name: { text: 'T', kind: 'piece' },
  });
  expect(parts).toEqual([{ text: 'a\ufffdname\ufffdb\ufffd by ' }, { text: 'T', kind: 'piece' }]);
});
