import type { ClientDirective } from 'astro';
import { first } from '#figure/controls/listen.ts';
import { HYDRATION_ERROR, isLost } from '../scripts/lostFile.ts';
import { holdEvents, USES } from './heldEvents.ts';
import { hydrateOrRestore } from './hydrateOrRestore.ts';
import { keepField } from './keepField.ts';

/** A figure whose files did not come tries again with the network, or when a reader uses it once more. */
const again = (island: HTMLElement): Promise<unknown> =>
  Promise.race([first(window, ['online']), first(island, ['pointerdown', ...USES])]);

/** Fetches the rules of systems that a figure begins with, if the page does not have them yet. */
async function rulesFor(text: string): Promise<void> {
  if (!text.includes('system')) return;
  // This script is written into the page and comes before those that the page fetches; they have run when the page is read, or will never.
  if (!globalThis.rulesFor && document.readyState !== 'complete')
    await Promise.race([first(document, ['DOMContentLoaded']), first(window, ['load'])]);
  await globalThis.rulesFor?.(text);
}

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
      let restoreField: ReturnType<typeof keepField> | undefined;
      await time;
      try {
        wasLost = false;
        const [hydrate] = await Promise.all([
          load(),
          rulesFor(`${island.getAttribute('props')} ${location.search}`).catch(() => (wasLost = true)),
        ]);
        if (wasLost) continue;
        island.querySelector('.figure-fault')?.remove();
        restoreField = keepField(island);
        return await hydrateOrRestore(island, hydrate);
      } finally {
        dispatchHeld();
        void restoreField?.();
      }
    }
  };
