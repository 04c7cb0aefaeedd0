/** Fulfilled by the first of some events. */
export const first = (target: EventTarget, events: readonly string[]): Promise<void> =>
  new Promise((done) => {
    for (const event of events)
      target.addEventListener(event, () => done(), { capture: true, once: true, passive: true });
  });
