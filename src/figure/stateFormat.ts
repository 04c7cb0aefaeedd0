import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { figureLink, linkedParams } from '#share/figureLink.ts';
import { printParams } from '#text/params.ts';
import { printState, readSpec, readState, differingParams, type FigureSpec } from './fields.ts';

/** A state, or the problems of a text with their offsets in it. */
export type Read<S> =
  | { readonly ok: true; readonly value: S }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly text: string };

export const readIn = <S>(text: string, read: Result<S>): Read<S> => (read.ok ? read : { ...read, text });

/** How to print and parse the state of a figure, in queries and links. */
export interface StateFormat<S> {
  readonly print: (state: S) => string;
  /** Reads parameters that change the current state. */
  readonly read: (query: string, shown: S) => Read<S>;
  /** Reads the state of a figure from an address; null if it contains none. */
  readonly readLink: (search: string, figure: string, shown: S) => Read<S> | null;
  /** Returns the address of a page with the figure in a state. */
  readonly link: (page: string, figure: string, state: S) => string;
}

/** Returns the format of a figure whose state is a table of fields. */
export function fieldFormat<S>(spec: FigureSpec<S>): StateFormat<S> {
  const { fields, standard, adopts } = spec;
  return {
    print: (state) => printState(fields, state),
    // A request of a page has the numbers of an example with other parameters, so those after the end are the last ones.
    read: (query, base) => readIn(query, readState(fields, query, base)),
    // A parameter missing from a link has its default, whatever the figure shows.
    readLink: (search, figure) => {
      const params = linkedParams(search, figure, [...Object.keys(fields), ...(adopts?.params ?? [])]);
      const query = params && printParams(adopts?.read(params) ?? params);
      return query === null ? null : readIn(query, readSpec(spec, query, standard));
    },
    link: (page, figure, state) => figureLink(page, figure, differingParams(fields, state, standard)),
  };
}
