import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenInView } from './inView.ts';

type See = (entries: readonly object[]) => void;

let frames: (() => void)[] = [];
const observers: See[] = [];

/** A window as far as elements look at it: Node has none. */
const view = {
  IntersectionObserver: class {
    constructor(see: See) {
      observers.push(see);
    }
    readonly observe = (): void => undefined;
    readonly unobserve = (): void => undefined;
  },
};
const elements = Array.from({ length: 10 }, () => ({ ownerDocument: { defaultView: view } }) as unknown as Element);

/** Waits for what promises do before the next frame. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});
afterEach(() => vi.unstubAllGlobals());

test('of many that come into view at once one is made at a time, with frames between, and all share one observer', async () => {
  let made = 0;
  const make = () => Promise.resolve(void made++);
  for (const element of elements) whenInView(element, { fetch: () => null, make });
  expect(observers).toHaveLength(1);
  expect(made).toBe(0);

  observers[0]!(elements.map((target) => ({ target, isIntersecting: true })));
  const counts: number[] = [];
  do {
    await settle();
    counts.push(made);
    for (const frame of frames.splice(0)) frame();
  } while (made < elements.length && counts.length < 100);
  expect([...new Set(counts)]).toEqual(Array.from({ length: counts.at(-1)! }, (_, index) => index + 1));
  expect(made).toBe(elements.length);
});
