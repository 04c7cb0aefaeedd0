import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RETIREMENT } from './workerRetirement.ts';

test('a worker that a build left behind is unregistered, and its pages are loaded again', async () => {
  const calls: string[] = [];
  const listeners = new Map<string, (event: { readonly waitUntil: (work: Promise<void>) => void }) => void>();
  runInNewContext(RETIREMENT, {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    skipWaiting: () => void calls.push('skipWaiting'),
    registration: { unregister: async () => void calls.push('unregister') },
    clients: { matchAll: async () => [{ url: '/guide/', navigate: (url: string) => void calls.push(`open ${url}`) }] },
  });
  let work = Promise.resolve();
  for (const name of ['install', 'activate']) listeners.get(name)!({ waitUntil: (started) => void (work = started) });
  await work;
  expect(calls).toEqual(['skipWaiting', 'unregister', 'open /guide/']);
});
