import type { Theme } from '#board/tokens.ts';
import type { AnimationFrame, PictureWords } from './pictureFiles.ts';

/** What a picture shows: the current state, or small drawings of every step. */
export type PictureExtent = 'step' | 'steps';

export type Ground = 'filled' | 'clear';

/** What a reader chooses of a picture. */
export interface PictureChoice {
  readonly extent: PictureExtent;
  readonly theme: Theme;
  readonly ground: Ground;
}

/** The pictures of a figure's state for the menu. They are drawn when the reader wants one. */
export interface PictureOffer {
  readonly words: PictureWords;
  /** Describes the state. */
  readonly description: string;
  readonly extents: readonly PictureExtent[];
  /** The width of the picture of the current state, in pixels. */
  readonly width: number;
  /** The theme of the figure. */
  readonly theme: Theme;
  /** Returns the name of a file without its ending. */
  readonly fileName: (extent: PictureExtent | 'animation') => string;
  /** Returns the text of an SVG file. */
  readonly svg: (choice: PictureChoice) => string;
  /** Returns the pictures of an animation, if the figure has steps. */
  readonly frames: ((choice: Pick<PictureChoice, 'theme'>) => readonly AnimationFrame[]) | null;
}
