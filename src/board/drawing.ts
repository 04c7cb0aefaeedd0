import type { Vec } from '#engine/geometry.ts';
import type { PaletteName } from '#engine/system.ts';
import type { Paint, ValueOf } from './paint.ts';

/** Stands for the id of a drawing, which is all that tells the grounds of a strip apart. Who writes the drawing puts a name in its place. */
export const DRAWING_ID = '\0';

/** A drawing that a figure makes of its state. */
export interface Drawing extends Paint {
  /** What is inside its SVG element, as XML. */
  readonly content: string;
  readonly width: number;
  readonly height: number;
  /** The left upper corner of what is seen, where that is not 0, 0. */
  readonly from?: Vec;
  /** Drawings that lie on it. */
  readonly layers?: readonly Layer[];
  /** Whose colours its pieces have; those of the figure where nothing is said. */
  readonly palette?: PaletteName;
  /** Words above and below it. */
  readonly head?: string;
  readonly foot?: string;
  /** Name of its list in the picture. */
  readonly list?: string;
}

/** A drawing on another one: where its left upper corner lies there, and how large its units are. */
export interface Layer {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Words above it. */
  readonly head?: string;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type Letters = 'outlines' | 'texts';

/** What a picture is of: one drawing, or several in rows. Where they are of several lists, each list begins a row and is named. */
export interface Picture {
  readonly title: string;
  /** Describes the picture in words. */
  readonly description: string;
  readonly drawings: readonly Drawing[];
  /** Drawings over the whole width below them, without words. */
  readonly below?: readonly Drawing[];
  /** Words of the picture itself: a sentence above the drawings; the title and the licence below them. */
  readonly sentence?: string;
  /** The sentences of all pictures of an animation: there is room for the longest. */
  readonly roomFor?: readonly string[];
  /** The address that the picture comes from. */
  readonly source?: string;
  /** Its size in pixels, where it is not that of what it shows. */
  readonly size?: PictureSize | undefined;
  /** A clear picture shows what is behind it, except behind boards. */
  readonly ground?: 'filled' | 'clear';
  /** Outlines, because programs that show pictures have other fonts; texts, for reading the file. */
  readonly letters?: Letters;
  /** The value that a custom property has with a palette. */
  readonly valuesOf: (palette: PaletteName | undefined) => ValueOf;
}
