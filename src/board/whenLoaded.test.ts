import { expect, test, vi } from 'vitest';
import { whenLoaded } from './whenLoaded.ts';

test('a part that does not come is no error, and comes with the network', async () => {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const used: string[] = [];
  let isThere = false;
  whenLoaded(
    // Firefox says so when a page is left while it loads a module.
    async () => {
      if (!isThere) throw new TypeError('error loading dynamically imported module');
      return 'part';
    },
    (part) => used.push(part),
  );
  await vi.waitFor(() => expect(used).toEqual([]));
  isThere = true;
  target.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(used).toEqual(['part']));
  vi.unstubAllGlobals();
});
