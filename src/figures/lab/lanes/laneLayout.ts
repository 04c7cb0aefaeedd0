import type { Button } from '#play/buttons.ts';

/** The width of a frame in pixels, wide enough for a finger. */
export const COLUMN = 28;
export const RULER = 26;
/** The bottom row with the piece and its orientation. */
export const PIECE_ROW = 30;
const TURNING = 40;
const MOVING = 36;
const GAP = 10;

export interface LaneBox {
  readonly button: Button;
  readonly top: number;
  readonly height: number;
}

const turns = (button: Button): boolean => button.startsWith('rotate') || button === 'half turn';

export interface LaneLayout {
  readonly boxes: readonly LaneBox[];
  readonly bottom: number;
}

/** Returns the positions of the lanes below the ruler: rotations, a gap, then moves. */
export function laneBoxes(buttons: readonly Button[]): LaneLayout {
  let top = RULER;
  let before: Button | undefined;
  const boxes = buttons.map((button) => {
    if (before !== undefined && turns(before) && !turns(button)) top += GAP;
    before = button;
    const box = { button, top, height: turns(button) ? TURNING : MOVING };
    top += box.height;
    return box;
  });
  return { boxes, bottom: top + GAP };
}

export const left = (frame: number): number => (frame - 1) * COLUMN;

/** Returns the frame under a point; 0 left of the first. */
export const frameUnder = (x: number): number => Math.max(0, Math.floor(x / COLUMN) + 1);

/** Returns the numbers on the ruler: all of a few frames, fewer of many. */
export const isNumbered = (frame: number, columns: number): boolean =>
  frame === 1 || frame % (columns > 120 ? 10 : columns > 40 ? 5 : 1) === 0;
