import { ELEMENTS } from 'figures:elements';
import { LINK_ELEMENTS, LOADERS } from 'figures:loaders';
import { whenLoaded } from '#board/whenLoaded.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import { figureElement } from './element.ts';
import { linkElement } from './linkElement.ts';
import type { FigureModule } from './live.ts';
import { addStyles } from './styles.ts';

/** Fetches the shared file in parallel with that of the figure. */
async function fetchPart(load: (typeof LOADERS)[string]['load']): Promise<FigureModule> {
  const [{ figurePart }, { element }] = await Promise.all([import('./figurePart.ts'), load()]);
  return figurePart(element);
}

/** A page may load the file twice, even in two versions: the first one defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) {
  for (const [name, facts] of Object.entries(ELEMENTS)) {
    const { load, poster } = ownEntry(LOADERS, name)!;
    if (poster) addStyles(...poster.styles);
    define(
      name,
      figureElement(facts, () => fetchPart(load), poster),
    );
  }
  // Frames are none of the elements' business: the code for their heights comes where there is one, or with its first message.
  const followFrames = (): void =>
    whenLoaded(
      () => import('./frameHeights.ts'),
      ({ followFrameHeights }) => followFrameHeights(import.meta.url),
    );
  if (document.querySelector('iframe')) followFrames();
  else addEventListener('message', followFrames, { once: true });
  for (const link of LINK_ELEMENTS) define(link.name, linkElement(link));
}
