import { expect, test } from 'vitest';
import { RecentCache } from './recentCache.ts';

test('a recent cache keeps what was used last, and never more than its limit', () => {
  const cache = new RecentCache<string, string>(2);
  const made: string[] = [];
  const get = (key: string): string =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  // "b" left when "c" came, because "a" had been used after it.
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toBe(2);
});

test('a recent cache stays at its limit over 60,000 keys', () => {
  const cache = new RecentCache<number, object>(32);
  for (let key = 0; key < 60_000; key++) cache.get(key, () => ({}));
  expect(cache.size).toBe(32);
});
