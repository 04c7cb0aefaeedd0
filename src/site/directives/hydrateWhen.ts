import type { ClientDirective } from 'astro';
import { holdEvents } from './heldEvents.ts';
import { hydrateOrRestore } from './hydrateOrRestore.ts';

/** Returns a directive that hydrates a figure at the right time. Presses and input before that are held and replayed. */
export const hydrateWhen =
  (isTime: (island: HTMLElement) => Promise<unknown>): ClientDirective =>
  async (load, _options, island) => {
    // This listener comes first, because held events reach no other listener.
    const time = isTime(island);
    const dispatchHeld = holdEvents(island);
    await time;
    try {
      await hydrateOrRestore(island, load);
    } finally {
      dispatchHeld();
    }
  };
