import { figureElement } from './element.ts';
import { ELEMENTS, type ElementName } from './elements.ts';
import { KickLink } from './kickLink.ts';
import type { Part } from './live.ts';

/** What all figures share is asked for beside the figure, not only once that has come and names it. */
function fetched(figure: () => Promise<Part>): () => Promise<Part> {
  return () => {
    // Where this fails the figure fails too, and that is told.
    import('part:shared').catch(() => undefined);
    return figure();
  };
}

/** The figure of each element is in a file of its own, fetched when the first of them comes into view. */
const PARTS: Readonly<Record<ElementName, () => Promise<Part>>> = {
  'kick-stepper': () => import('./figures/kickStepper.ts'),
  'kick-table': () => import('./figures/kickTable.ts'),
  'kick-compare': () => import('./figures/kickCompare.ts'),
  'offset-deriver': () => import('./figures/offsetDeriver.ts'),
  'orientation-wheel': () => import('./figures/orientationWheel.ts'),
  'centre-column-scanner': () => import('./figures/centreColumnScanner.ts'),
  'button-lab': () => import('./figures/buttonLab.ts'),
  'frame-lab': () => import('./figures/frameLab.ts'),
  'ptn-viewer': () => import('./figures/ptnViewer.ts'),
  'shell-explorer': () => import('./figures/shellExplorer.ts'),
};

/** A page may load the file twice, in two versions even: whoever comes first defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) {
  for (const [name, words] of Object.entries(ELEMENTS))
    define(name, figureElement(words, fetched(PARTS[name as ElementName])));
  define('kick-link', KickLink);
}
