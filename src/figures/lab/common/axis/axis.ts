import { MOST_LAB_FRAMES } from '../labParams.ts';

/** `fitted` shows the whole run at once. A run that is edited or recorded has free frames behind it. */
export type AxisMode = 'fitted' | 'edited' | 'recorded';

/** Shorter runs leave a part of the axis free. */
const LEAST = 6;
/** Free frames to draw into. */
const SPARE = 8;
/** A recording gets room second by second, so that the axis changes its scale seldom. */
const SECOND = 60;
/** The width of a frame that a finger can draw into, in pixels. */
export const FINGER = 28;

/** Returns the number of frames that the axis has room for. */
export function axisColumns(frames: number, mode: AxisMode): number {
  const wanted = mode === 'edited' ? frames + SPARE : mode === 'recorded' ? frames + SECOND - (frames % SECOND) : 0;
  return Math.max(LEAST, frames, Math.min(MOST_LAB_FRAMES, wanted));
}

/** Writes a length of frames on the axis. */
export type Along = (frames: number) => string;

/** A length in percent, for a page. */
export const percentAlong =
  (columns: number): Along =>
  (frames) =>
    `${Math.round((frames / columns) * 1e5) / 1e3}%`;

/** A length in pixels, for a picture of a given width. */
export const pixelsAlong =
  (columns: number, width: number): Along =>
  (frames) =>
    String(Math.round((frames / columns) * width * 100) / 100);

/** Returns the frame at a part of the axis, from 0 at its left edge to 1; 0 is the start. */
export const frameAt = (part: number, columns: number): number =>
  part <= 0 ? 0 : Math.min(columns, Math.floor(part * columns) + 1);

/** A phone has room for this many numbers. */
const MOST_NUMBERS = 10;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** Frames as wide as a finger have a number each, and every fifth one where they are many. */
const MOST_WIDE_NUMBERS = 40;

function numberStep(columns: number, mode: AxisMode): number {
  if (mode === 'edited') return columns <= MOST_WIDE_NUMBERS ? 1 : 5;
  return STEPS.find((step) => columns / step <= MOST_NUMBERS) ?? columns;
}

/** Returns the frames whose numbers are written. */
export function numberedFrames(columns: number, mode: AxisMode): readonly number[] {
  const step = numberStep(columns, mode);
  const frames = Array.from({ length: Math.floor(columns / step) }, (_, index) => (index + 1) * step);
  return step < 5 ? frames : [1, ...frames];
}

/** More frames than this are too narrow for a line between all of them. */
const MOST_LINES = 60;

/** Returns the frames with a line at their end. */
export const ruledFrames = (columns: number, mode: AxisMode): readonly number[] =>
  columns <= MOST_LINES || mode === 'edited'
    ? Array.from({ length: columns }, (_, index) => index + 1)
    : numberedFrames(columns, mode);
