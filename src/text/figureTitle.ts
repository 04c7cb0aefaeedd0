import { stringOf } from './strings.ts';

/** What a figure is called: the interface string `GROUP.NAME`, else its name written as words, `Kick stepper`. */
export const figureTitle = (language: string, group: string, name: string): string =>
  stringOf(language, `${group}.${name}`) ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
