import { figureElement } from './element.ts';
import { ELEMENTS, type ElementName } from './elements.ts';
import { KickLink } from './kickLink.ts';
import type { Part } from './live.ts';
import { openPoster } from './poster/poster.ts';

const kickStepper = (): Promise<Part> => import('./figures/kickStepper.ts');

/** The file of the stepper holds what the figures share: it is fetched beside another one, not only once that has come and names it. */
const besideStepper =
  (figure: () => Promise<Part>): (() => Promise<Part>) =>
  () => {
    // Where this fails the figure fails too, and the element says so.
    kickStepper().catch(() => undefined);
    return figure();
  };

/** The figures of the elements, fetched when one comes into view. */
const PARTS: Readonly<Record<ElementName, () => Promise<Part>>> = {
  'kick-stepper': kickStepper,
  'kick-table': besideStepper(() => import('./figures/kickTable.ts')),
  'kick-compare': besideStepper(() => import('./figures/kickCompare.ts')),
  'offset-deriver': besideStepper(() => import('./figures/offsetDeriver.ts')),
  'orientation-wheel': besideStepper(() => import('./figures/orientationWheel.ts')),
  'centre-column-scanner': besideStepper(() => import('./figures/centreColumnScanner.ts')),
  'button-lab': besideStepper(() => import('./figures/buttonLab.ts')),
  'frame-lab': besideStepper(() => import('./figures/frameLab.ts')),
  'ptn-viewer': besideStepper(() => import('./figures/ptnViewer.ts')),
  'shell-explorer': besideStepper(() => import('./figures/shellExplorer.ts')),
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
