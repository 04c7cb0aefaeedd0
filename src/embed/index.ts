import { figureElement } from './element.ts';
import { awaken, prepare } from './figures/kickStepper.ts';
import { ELEMENTS, type ElementName } from './elements.ts';
import { KickLink } from './kickLink.ts';
import type { Part } from './live.ts';

/** Files that a figure shares with others are asked for beside it, not only once that has come and names them. */
function fetched(figure: () => Promise<Part>, shared: () => Promise<unknown>): () => Promise<Part> {
  return () => {
    // Where this fails the figure fails too, and that is told.
    shared().catch(() => undefined);
    return figure();
  };
}

const living = (): Promise<unknown> => import('part:alive');

/** A stepper is drawn with what is in this file; the figure of each other element is in one of its own, fetched when one comes into view. */
const PARTS: Readonly<Record<ElementName, () => Promise<Part>>> = {
  'kick-stepper': () => Promise.resolve({ awaken, prepare }),
  'kick-table': fetched(() => import('./figures/kickTable.ts'), living),
  'kick-compare': fetched(() => import('./figures/kickCompare.ts'), living),
  'offset-deriver': fetched(() => import('./figures/offsetDeriver.ts'), living),
  'orientation-wheel': fetched(() => import('./figures/orientationWheel.ts'), living),
  'centre-column-scanner': fetched(() => import('./figures/centreColumnScanner.ts'), living),
  'button-lab': fetched(() => import('./figures/buttonLab.ts'), living),
  'frame-lab': fetched(() => import('./figures/frameLab.ts'), living),
  'ptn-viewer': fetched(() => import('./figures/ptnViewer.ts'), living),
  'shell-explorer': fetched(() => import('./figures/shellExplorer.ts'), living),
};

/** A page may load the file twice, in two versions even: whoever comes first defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) {
  for (const [name, words] of Object.entries(ELEMENTS)) define(name, figureElement(words, PARTS[name as ElementName]));
  define('kick-link', KickLink);
}
