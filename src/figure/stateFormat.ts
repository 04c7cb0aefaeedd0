import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import { printWords } from '#text/words.ts';
import { printState, readState, wordsBeside, type FigureSpec } from './fields.ts';

/** What was read: a state, or the problems of a text, which their places count in. */
export type Read<S> =
  | { readonly ok: true; readonly value: S }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly text: string };

export const readIn = <S>(text: string, read: Result<S>): Read<S> => (read.ok ? read : { ...read, text });

/** How the state of a figure is written in words and in links. */
export interface StateFormat<S> {
  readonly print: (state: S) => string;
  /** Reads words that change the shown state. */
  readonly read: (line: string, shown: S) => Read<S>;
  /** Reads what an address holds for a figure; null where it holds nothing for it. */
  readonly readLink: (search: string, figure: string, shown: S) => Read<S> | null;
  /** The address of a page with the figure in a state. */
  readonly link: (page: string, figure: string, state: S) => string;
}

/** The format of a figure whose state is a table of fields. */
export function fieldFormat<S>({ fields, standard }: FigureSpec<S>): StateFormat<S> {
  const read = (line: string, base: S): Read<S> => readIn(line, readState(fields, line, base));
  return {
    print: (state) => printState(fields, state),
    read,
    // A word that a link leaves out stands for the default, whatever is shown.
    readLink: (search, figure) => {
      const words = linkedWords(search, figure, Object.keys(fields));
      return words && read(printWords(words), standard);
    },
    link: (page, figure, state) => figureLink(page, figure, wordsBeside(fields, state, standard)),
  };
}
