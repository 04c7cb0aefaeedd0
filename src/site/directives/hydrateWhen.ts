import type { ClientDirective } from 'astro';
import { holdEvents } from './heldEvents.ts';
import { hydrateOrRestore } from './hydrateOrRestore.ts';

/** A directive that hydrates a figure when it is time to. What is pressed, typed or chosen in the figure before is held, and done then. */
export const hydrateWhen =
  (isTime: (island: HTMLElement) => Promise<unknown>): ClientDirective =>
  async (load, _options, island) => {
    // Listens before anything is held: what is held reaches no other listener.
    const time = isTime(island);
    const dispatchHeld = holdEvents(island);
    await time;
    try {
      await hydrateOrRestore(island, load);
    } finally {
      dispatchHeld();
    }
  };
