import type { ClientDirective } from 'astro';
import { HYDRATION_ERROR, isLost } from '../scripts/lostFile.ts';
import { first } from './first.ts';
import { holdEvents, USES } from './heldEvents.ts';
import { hydrateOrRestore } from './hydrateOrRestore.ts';

/** A figure whose files did not come tries again with the network, or when a reader uses it once more. */
const again = (island: HTMLElement): Promise<unknown> =>
  Promise.race([first(window, ['online']), first(island, ['pointerdown', ...USES])]);

/** Returns a directive that hydrates a figure at the right time. Presses and input before that are held and replayed. */
export const hydrateWhen =
  (isTime: (island: HTMLElement) => Promise<unknown>): ClientDirective =>
  async (load, _options, island) => {
    let wasLost: boolean;
    island.addEventListener(HYDRATION_ERROR, (event) => {
      wasLost = isLost(event);
    });
    // This listener comes first, because held events reach no other listener.
    for (let time = isTime(island); ; time = again(island)) {
      const dispatchHeld = holdEvents(island);
      await time;
      try {
        wasLost = false;
        const hydrate = await load();
        if (wasLost) continue;
        island.querySelector('.figure-fault')?.remove();
        return await hydrateOrRestore(island, hydrate);
      } finally {
        dispatchHeld();
      }
    }
  };
