import { stringOf } from './strings.ts';

/** Returns the title of a figure: the interface string `GROUP.NAME`, else its name as words, `Kick stepper`. */
export const figureTitle = (language: string, group: string, name: string): string =>
  stringOf(language, `${group}.${name}`) ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
