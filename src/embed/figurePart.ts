import type { ElementFigure } from '#figure/element/element.ts';
import { mountInParts, whenReady } from '#figure/parts.ts';
import { systemsNamedIn } from '#rules/laterSystems.ts';
import { figureMount, type MakeFirst } from './mountFigure.ts';
import type { FigureModule } from './live.ts';
import { mounted } from './mounted.ts';

// Figures with a poster load at once, so this file contains them. Each has a name of its own: for an import of a whole module the bundler
// would add a helper in a file of 250 bytes, and every figure would wait for it.
export * from 'figures:posted';

/** Mounts the parts of a figure one by one. */
const inParts: MakeFirst = (make) => {
  mountInParts(make);
  return new Promise(whenReady);
};

/** Returns the function that creates a figure. Only few figures are mounted anew for each state, so the code for that loads on demand. */
export async function figurePart<Own extends object>(figure: ElementFigure<Own>): Promise<FigureModule> {
  const begin = figure.remounts ? (await import('./remounted.ts')).remounted(figure) : mounted(figure);
  return { mount: figureMount(begin, inParts), rulesFor: systemsNamedIn };
}
