import type { ElementFigure } from '#figure/element/element.ts';
import { makeInParts, whenWhole } from '#figure/whole.ts';
import { awakener, type MakeFirst } from './awaken.ts';
import type { Part } from './live.ts';
import { mounted } from './mounted.ts';

/** Parts of a figure come one by one. */
const inParts: MakeFirst = (make) => {
  makeInParts(make);
  return new Promise(whenWhole);
};

/** What an element makes its figure with. Few figures are mounted anew for each state: what does that is fetched for them alone. */
export async function figurePart<Own extends object>(figure: ElementFigure<Own>): Promise<Part> {
  const begin = figure.remounts ? (await import('./remounted.ts')).remounted(figure) : mounted(figure);
  return { awaken: awakener(begin, inParts) };
}
