import type { Component, Snippet } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import type { PageFigure } from '../drive.ts';

// How a figure stands in an element on another page: what its `element.ts` says, and embed does.

/** What every figure in an element is given. */
export interface Common {
  readonly figure: string;
  readonly language: string;
  readonly children: Snippet;
}

/** What a figure may ask its element for, besides the words of its state. */
export interface ElementHost {
  readonly host: HTMLElement;
  /** The looks that attributes choose. */
  readonly looks: Readonly<Record<string, string | undefined>>;
}

/** The properties of its own that a figure is given, or what is wrong and in which text: the line itself where none is named. */
export type ReadProps<Own> =
  | { readonly ok: true; readonly value: Own; /** All of its words. */ readonly line?: string }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly text?: string };

/** How a figure is put into an element. */
export interface ElementFigure<Own extends object> {
  readonly component: Component<Common & Own>;
  /** The properties of its own that a line and the looks make, or what is wrong with the line. */
  readonly read: (line: string, host: ElementHost) => ReadProps<Own>;
  /** What makes it show exactly what a line says: by itself the words of that line, those it shows besides emptied. */
  readonly wanted?: (line: string, shown: PageFigure) => string;
  /** A component that follows no requests is mounted anew for each state; what is read says its line then. */
  readonly remounts?: boolean;
  /** Called before it is mounted for the first time. */
  readonly opened?: (host: HTMLElement) => void;
}

/** What an element shows until its figure has come. */
export interface Poster {
  readonly element: HTMLElement;
  /** The step that a reader has gone to; undefined while nobody has pressed. */
  readonly chosen: () => number | undefined;
  readonly getState: () => string;
}

/** What the poster module of a figure exports. */
export interface PosterModule {
  readonly styles: readonly string[];
  /** Null where the figure has to explain what is wrong. */
  readonly openPoster: (line: string, looks: ElementHost['looks'], language: string) => Promise<Poster | null>;
}
