import { figureElement } from './element.ts';
import { awaken } from './figures/kickStepper.ts';
import { ELEMENTS, type ElementName } from './elements.ts';
import { KickLink } from './kickLink.ts';
import type { Part } from './live.ts';

/** The file that figures share is asked for beside one, not only once that has come and names it. */
const living =
  (figure: () => Promise<Part>): (() => Promise<Part>) =>
  () => {
    // Where this fails the figure fails too, and that is told.
    import('part:alive').catch(() => undefined);
    return figure();
  };

/** A stepper is drawn with what is in this file; the figure of each other element is in one of its own, fetched when one comes into view. */
const PARTS: Readonly<Record<ElementName, () => Promise<Part>>> = {
  'kick-stepper': () => Promise.resolve({ awaken }),
  'kick-table': living(() => import('./figures/kickTable.ts')),
  'kick-compare': living(() => import('./figures/kickCompare.ts')),
  'offset-deriver': living(() => import('./figures/offsetDeriver.ts')),
  'orientation-wheel': living(() => import('./figures/orientationWheel.ts')),
  'centre-column-scanner': living(() => import('./figures/centreColumnScanner.ts')),
  'button-lab': living(() => import('./figures/buttonLab.ts')),
  'frame-lab': living(() => import('./figures/frameLab.ts')),
  'ptn-viewer': living(() => import('./figures/ptnViewer.ts')),
  'shell-explorer': living(() => import('./figures/shellExplorer.ts')),
};

/** A page may load the file twice, in two versions even: whoever comes first defines the element. */
function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}

if (globalThis.customElements) {
  for (const [name, words] of Object.entries(ELEMENTS)) define(name, figureElement(words, PARTS[name as ElementName]));
  define('kick-link', KickLink);
}
