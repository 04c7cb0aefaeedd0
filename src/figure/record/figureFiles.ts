import type { FigureRecord } from './record.ts';

/** Returns the component name of a figure in pages: `KickStepper`. */
export const componentName = ({ name }: FigureRecord): string =>
  name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** Returns the import path of a module in a figure's folder. */
export const moduleOf = ({ folder }: FigureRecord, file: string): `#figures/${string}` => `#figures/${folder}/${file}`;

/** Returns the file of a figure's component. Pages use the one that ends in `astro`. */
export const componentFile = (figure: FigureRecord, ending: 'astro' | 'svelte'): `#figures/${string}` =>
  moduleOf(figure, `${componentName(figure)}.${ending}`);
