import { AUTHOR, LICENCE } from '#board/metadata.ts';
import type { Picture } from '#board/drawing.ts';
import { pictureMarkup } from '#board/picture.ts';
import type { PictureFrame } from '../report.ts';

// Pictures of a figure with their words, as the texts of SVG files. What draws them as pixels is chosen elsewhere.

export interface PictureWords {
  readonly title: string;
  /** The address that reopens the state, if there is one. */
  readonly source?: string;
}

/** The colours of a picture, whether it has a ground, and its size. */
export type Look = Pick<Picture, 'valuesOf' | 'ground' | 'size'>;

/** Milliseconds that a step of an animation stays, and the last one. */
const STEP_TIME = 1100;
const LAST_TIME = 2600;

export const framePicture = (
  { drawings, below, sentence }: PictureFrame,
  words: PictureWords,
  look: Look,
  roomFor: readonly string[] = [],
): string =>
  pictureMarkup({ ...words, ...look, drawings, ...(below && { below }), description: sentence, sentence, roomFor });

export interface AnimationFrame {
  /** Draws it: all frames of a large board at once would hold up the page. */
  readonly svg: () => string;
  /** Milliseconds that it stays. */
  readonly time: number;
}

/** Returns the pictures of an animation, all with room for the longest sentence. */
export function animationPictures(
  frames: readonly PictureFrame[],
  words: PictureWords,
  look: Look,
  time: number = STEP_TIME,
): readonly AnimationFrame[] {
  const roomFor = frames.map(({ sentence }) => sentence);
  return frames.map((frame, index) => ({
    svg: () => framePicture(frame, words, look, roomFor),
    time: index === frames.length - 1 ? Math.max(time, LAST_TIME) : time,
  }));
}

/** The texts inside a PNG file. */
export const pngTexts = ({ title, source }: PictureWords, description: string): Readonly<Record<string, string>> => ({
  Title: title,
  Description: description,
  Author: AUTHOR,
  Copyright: `${LICENCE.name}, ${LICENCE.address}`,
  ...(source !== undefined && { Source: source }),
});

/** The comment inside a GIF file. */
export const gifComment = ({ title, source = '' }: PictureWords): string =>
  `${title}\n${AUTHOR}, ${LICENCE.name}, ${LICENCE.address}\n${source}`;
