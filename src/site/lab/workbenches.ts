import { namesIn } from '#figure/record/links.ts';
import type { FigureRecord } from '#figure/record/record.ts';
import { FIGURES } from '#figures/registry.ts';
import type { Taker } from './placesOf.ts';

/** A page of the lab: its path, its only figure, and the links that the figure accepts. */
export interface WorkbenchPage extends Taker {
  readonly page: string;
  readonly figure: string;
}

const takenBy = ({ link, lab }: FigureRecord): readonly string[] => [
  ...(link ? namesIn(link) : []),
  ...(lab?.takenToo ?? []),
];

export const workbenches = (): readonly WorkbenchPage[] =>
  FIGURES.flatMap((figure) => {
    const { name, lab } = figure;
    return lab ? [{ page: lab.page, figure: name, params: takenBy(figure), needed: lab.needed ?? [[]] }] : [];
  });

/** Returns all parameters that any figure accepts. */
export const allParams = (): readonly string[] => [...new Set(FIGURES.flatMap(takenBy))];
