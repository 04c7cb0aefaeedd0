import { FAULT_EVENT, SHOW_EVENT, THROW_EVENT } from '#figure/events.ts';
import { nextTask } from '#figure/whole.ts';
import { USES } from './heldEvents.ts';

/**
 * Svelte hands over what an effect throws, but neither what a handler throws nor what a derived value does: that reaches the window
 * in the task of the event. All scripts of a page of the site are our own.
 */
function whenUseThrows(island: HTMLElement, fail: () => void): void {
  let inUse = false;
  const use = async (): Promise<void> => {
    inUse = true;
    await nextTask();
    inUse = false;
  };
  // A word of the page uses a figure too.
  for (const type of [...USES, SHOW_EVENT]) island.addEventListener(type, () => void use(), true);
  addEventListener('error', ({ error }) => {
    // Without an error it is a notice of the browser, as of observers that take more than one turn.
    if (inUse && error) fail();
  });
}

/** Hydrates a figure. One that throws, now or later, gives way to what the server drew, and an event says so. */
export async function hydrateOrRestore(island: HTMLElement, load: () => Promise<() => Promise<void>>): Promise<void> {
  const drawn = Array.from(island.childNodes, (node) => node.cloneNode(true));
  // Svelte may clear the island before the figure throws: the figure finds the island by this name then.
  island.dataset['figure'] = island.querySelector('[data-widget]')?.id ?? '';
  let failed = false;
  const fail = (): void => {
    if (failed) return;
    failed = true;
    // Svelte is still at work on the figure.
    queueMicrotask(() => {
      island.replaceChildren(...drawn);
      island.dispatchEvent(new CustomEvent(FAULT_EVENT, { bubbles: true }));
    });
  };
  island.addEventListener(THROW_EVENT, fail);
  whenUseThrows(island, fail);
  try {
    const hydrate = await load();
    await hydrate();
  } catch (error) {
    fail();
    reportError(error);
  }
}
