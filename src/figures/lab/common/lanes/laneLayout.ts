import type { Button } from '#play/buttons.ts';

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
  /** Where the lanes end. */
  readonly end: number;
  /** Where the row of the piece begins. */
  readonly bottom: number;
  readonly height: number;
}

/** Returns the positions of the lanes: rotations, a gap, then moves, and the row of the piece. */
export function laneBoxes(buttons: readonly Button[]): LaneLayout {
  let top = 0;
  let before: Button | undefined;
  const boxes = buttons.map((button) => {
    if (before !== undefined && turns(before) && !turns(button)) top += GAP;
    before = button;
    const box = { button, top, height: turns(button) ? TURNING : MOVING };
    top += box.height;
    return box;
  });
  return { boxes, end: top, bottom: top + GAP, height: top + GAP + PIECE_ROW };
}
