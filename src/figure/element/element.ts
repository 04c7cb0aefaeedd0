import type { Component, Snippet } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import type { PublishedFigure } from '../drive.ts';

// The interface between a figure's `element.ts` and src/embed.

/** Props of all figures in elements. */
export interface Common {
  readonly figure: string;
  readonly language: string;
  readonly children: Snippet;
}

/** What a figure can ask of its element, besides its state. */
interface ElementHost {
  readonly host: HTMLElement;
  /** The options that attributes choose. */
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** The own props of a figure, or its diagnostics and the text they refer to. The default text is the query itself. */
export type ReadProps<Own> =
  | { readonly ok: true; readonly value: Own; /** The complete query of the state. */ readonly query?: string }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly text?: string };

/** How a figure works as an element. */
export interface ElementFigure<Own extends object> {
  readonly component: Component<Common & Own>;
  /** Reads the own props from a query and the options, or returns diagnostics of the query. */
  readonly read: (query: string, host: ElementHost) => ReadProps<Own>;
  /** Returns the query that makes the figure show exactly the given one. The default also empties all other parameters. */
  readonly wanted?: (query: string, shown: PublishedFigure) => string;
  /** True for components without requests: they are mounted anew for each state, and read their query from it. */
  readonly remounts?: boolean;
  /** Called before the first mount. */
  readonly opened?: (host: HTMLElement) => void;
}

/** The preview that an element shows until its figure has loaded. */
export interface Poster {
  readonly element: HTMLElement;
  /** Draws a query. Returns false, and draws nothing, if only the figure can show it: a mistake, or a question. */
  readonly show: (query: string, options: ElementHost['options']) => boolean;
  /** The step that a reader chose; undefined before the first press. */
  readonly chosen: () => number | undefined;
  /** Returns the state that it shows. */
  readonly getState: () => string;
}

/** Exports of a figure's poster module. */
export interface PosterModule {
  readonly styles: readonly string[];
  /** Returns a poster that shows nothing yet; null if the rules could not be loaded. */
  readonly openPoster: (language: string) => Promise<Poster | null>;
}
