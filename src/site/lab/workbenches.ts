import { namesIn } from '#figure/record/links.ts';
import type { FigureRecord } from '#figure/record/record.ts';
import { FIGURES } from '#figures/registry.ts';
import type { Taker } from './placesOf.ts';

/** A page of the lab by its path, the figure that it has alone, and the links that this takes. */
export interface Workbench extends Taker {
  readonly page: string;
  readonly figure: string;
}

const takenBy = ({ link, lab }: FigureRecord): readonly string[] => [
  ...(link ? namesIn(link) : []),
  ...(lab?.takenToo ?? []),
];

/** The pages of the lab. */
export const workbenches = (): readonly Workbench[] =>
  FIGURES.flatMap((figure) => {
    const { name, lab } = figure;
    return lab ? [{ page: lab.page, figure: name, words: takenBy(figure), needed: lab.needed ?? [[]] }] : [];
  });

/** Every word that a figure of any page takes. */
export const allWords = (): readonly string[] => [...new Set(FIGURES.flatMap(takenBy))];
