import type { Extent } from '#engine/shapes.ts';
import type { Drawing } from '#board/drawing.ts';
import css from './paper.css?raw';
import { paperFrame, type PaperSize } from './paper.ts';
import { paperMarkup, type OnPaper } from './paperMarkup.ts';

/** Draws a paper of squares, with what a figure draws on it. */
export function paperDrawing(view: Extent, size: PaperSize, on: OnPaper): Drawing {
  const { width, height, unit } = paperFrame(view, size);
  return {
    content: paperMarkup(view, size, on),
    width,
    height,
    classes: `paper ${size}`,
    style: `--unit:${unit}px`,
    css,
    pixel: unit,
  };
}

interface Frame {
  readonly key: number;
  readonly head: string;
  readonly foot: string;
}

/** Draws the small papers of every step. */
export const paperStrip = (view: Extent, frames: readonly Frame[], on: (key: number) => OnPaper): readonly Drawing[] =>
  frames.map(({ key, head, foot }) => ({ ...paperDrawing(view, 'mini', on(key)), head, foot }));
