import { SHOW_EVENT } from './events.ts';

// Mounts the figure of an element part by part, each in a task of its own, to keep tasks short.

type Work = () => void;

/** Pending parts in their order. A mounted part may add parts of its own. */
const waiting = new Set<Work>();
let working: Promise<void> | null = null;
/** True while mounted components defer their parts. */
let inParts = false;
export const deferParts = (): boolean => inParts;

/** Resolves in a new task, after pending input. A timer would take longer, and very long in a background page. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(0);
  });

/** Mounts components with deferred parts. */
export function mountInParts(make: Work): void {
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
    if (waiting.delete(work)) mountInParts(work);
  } catch (error) {
    // A part that fails must not stop the others.
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

/** A reader who touches a figure needs all parts. */
const makeAll = (): void => waiting.forEach(makeNow);

/** Mounts a part in a task of its own, or earlier when a reader touches the figure. Returns a function that cancels it. */
export function mountLater(work: Work): Work {
  for (const event of ['pointerdown', 'keydown', SHOW_EVENT]) addEventListener(event, makeAll, true);
  waiting.add(work);
  working ??= makeOneByOne();
  return () => waiting.delete(work);
}

/** Runs when no part is pending, possibly at once. */
export function whenReady(then: Work): void {
  if (working) void working.then(then);
  else then();
}
