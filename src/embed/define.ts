import { ELEMENTS } from 'figures:elements';
import { LOADERS } from 'figures:loaders';
import { ownEntry } from '#engine/ownEntry.ts';
import { figureElement } from './element.ts';
import type { FigureModule } from './live.ts';
import { addStyles } from './styles.ts';

/** Fetches the shared file in parallel with that of the figure. */
async function fetchPart(load: (typeof LOADERS)[string]['load']): Promise<FigureModule> {
  const [{ figurePart }, { element }] = await Promise.all([import('./figurePart.ts'), load()]);
  return figurePart(element);
}

/** Defines an element in a browser. A page may load the file twice, even in two versions: the first one defines it. */
export function define(name: string, element: CustomElementConstructor): void {
  if (globalThis.customElements?.get(name) === undefined) globalThis.customElements?.define(name, element);
}

for (const [name, facts] of Object.entries(ELEMENTS)) {
  const { load, poster } = ownEntry(LOADERS, name)!;
  if (poster) addStyles(...poster.styles);
  define(
    name,
    figureElement(facts, () => fetchPart(load), poster),
  );
}
