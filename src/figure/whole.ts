import { SHOW_EVENT } from './events.ts';

// The figure of an element is mounted part by part, each in a task of its own, so that the page never waits for longer than one of them takes.

type Work = () => void;

/** In the order in which they are made; a part that is made may add parts of its own. */
const waiting = new Set<Work>();
let working: Promise<void> | null = null;
/** Whether components that are made now leave their parts to later tasks. */
let inParts = false;
export const comeInParts = (): boolean => inParts;

/** A new task, after input that waits. A timer would wait for longer, and for very long in a page that is not in front. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(0);
  });

/** Makes components whose parts come later. */
export function makeInParts(make: Work): void {
  const before = inParts;
  inParts = true;
  try {
    make();
  } finally {
    inParts = before;
  }
}

function makeNow(work: Work): void {
  try {
    if (waiting.delete(work)) makeInParts(work);
  } catch (error) {
    // One part that cannot be made keeps no other from being made.
    reportError(error);
  }
}

async function makeOneByOne(): Promise<void> {
  for (const work of waiting) {
    await nextTask();
    makeNow(work);
  }
  working = null;
}

/** Whoever touches a figure needs all of it. */
const makeAll = (): void => waiting.forEach(makeNow);

/** Makes a part in a task of its own, or when a reader touches a figure before that. Returns what gives it up. */
export function makeLater(work: Work): Work {
  for (const event of ['pointerdown', 'keydown', SHOW_EVENT]) addEventListener(event, makeAll, true);
  waiting.add(work);
  working ??= makeOneByOne();
  return () => waiting.delete(work);
}

/** Goes on when no part waits any more: at once where that is so. */
export function whenWhole(then: Work): void {
  if (working) void working.then(then);
  else then();
}
