import type { FigureRecord } from './record.ts';

/** The component of a figure by its name in pages: `KickStepper`. */
export const componentName = ({ name }: FigureRecord): string =>
  name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** A module of a figure's folder, as the aliases name it. */
export const moduleOf = ({ folder }: FigureRecord, file: string): `#figures/${string}` => `#figures/${folder}/${file}`;

/** The component of a figure: the one with the ending `astro` stands in pages. */
export const componentFile = (figure: FigureRecord, ending: 'astro' | 'svelte'): `#figures/${string}` =>
  moduleOf(figure, `${componentName(figure)}.${ending}`);
