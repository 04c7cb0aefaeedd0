import { FAULT_EVENT, SHOW_EVENT, THROW_EVENT } from '#figure/events.ts';
import { nextTask } from '#figure/parts.ts';
import { USES } from './heldEvents.ts';

/**
 * Svelte reports errors of effects, but not of event handlers and derived values: those reach the window in the task of the event. All
 * scripts on a page of the site are our own.
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
    // A message without an error is only a notice of the browser, for example about an observer loop.
    if (inUse && error) fail();
  });
}

/** Hydrates a figure. If it throws, now or later, it is replaced by the server's markup, and an event reports that. */
export async function hydrateOrRestore(island: HTMLElement, hydrate: () => Promise<void>): Promise<void> {
  const drawn = Array.from(island.childNodes, (node) => node.cloneNode(true));
  // Svelte may clear the island before the figure throws. The figure finds the island by this name then.
  island.dataset['figure'] = island.querySelector('[data-widget]')?.id ?? '';
  let failed = false;
  const fail = (): void => {
    if (failed) return;
    failed = true;
    // Svelte is still updating the figure.
    queueMicrotask(() => {
      island.replaceChildren(...drawn);
      island.dispatchEvent(new CustomEvent(FAULT_EVENT, { bubbles: true }));
    });
  };
  island.addEventListener(THROW_EVENT, fail);
  whenUseThrows(island, fail);
  try {
    await hydrate();
  } catch (error) {
    fail();
    reportError(error);
  }
}
