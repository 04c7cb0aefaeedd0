import { expect, test, vi } from 'vitest';
import { FetchedParts } from './fetchedParts.svelte.ts';

test('a part that does not come is told until it comes', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const parts = new FetchedParts();
  expect(await parts.fetch(() => Promise.reject(new Error('offline')))).toBeNull();
  expect([parts.failed, warn.mock.calls.length]).toEqual([true, 1]);
  expect(await parts.fetch(() => Promise.resolve('panel'))).toBe('panel');
  expect([parts.failed, warn.mock.calls.length]).toEqual([false, 1]);
  warn.mockRestore();
});
