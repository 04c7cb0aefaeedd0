import { figureElement } from './element.ts';
import { ELEMENTS, type ElementName } from './elements.ts';
import { KickLink } from './kickLink.ts';
import type { Part } from './live.ts';
import { openPoster } from './poster.ts';

/** The figure of each element is in a file of its own, fetched when one comes into view. */
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

/** What an element shows while its figure is fetched, besides its own children. */
const POSTERS: Readonly<Partial<Record<ElementName, typeof openPoster>>> = { 'kick-stepper': openPoster };

/** A page may load the file twice, in two versions even: whoever comes first defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) {
  for (const [name, words] of Object.entries(ELEMENTS))
    define(name, figureElement(words, PARTS[name as ElementName], POSTERS[name as ElementName]));
  define('kick-link', KickLink);
}
