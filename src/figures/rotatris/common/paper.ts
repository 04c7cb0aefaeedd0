import type { Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';
import { CELL } from '#board/geometry.ts';

/** The width of a board in pixels if there is space, and of a small one in a strip. */
const WIDTH = { big: 448, mini: 150 } as const;
export type PaperSize = keyof typeof WIDTH;

/** The space for numbers, in pixels. */
const PADDING = {
  big: { left: 26, right: 5, top: 5, bottom: 24 },
  mini: { left: 2, right: 2, top: 2, bottom: 2 },
} as const;

/** The drawing of a board about the origin. A square is 40 units, as on every board, and y grows downwards. */
export interface PaperFrame {
  readonly view: Extent;
  /** Drawing units of a pixel at full width. */
  readonly unit: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Converts a corner of squares to a point of the drawing. */
  readonly point: (corner: Vec) => Vec;
}

/** Returns the squares of a board that reaches `half` squares from the middle to every side. */
export const viewOf = (half: number): Extent => ({ left: -half, right: half - 1, bottom: -half, top: half - 1 });

export function paperFrame(view: Extent, size: PaperSize): PaperFrame {
  const padding = PADDING[size];
  const squares = (view.right - view.left + 1) * CELL;
  const unit = squares / (WIDTH[size] - padding.left - padding.right);
  const left = padding.left * unit;
  const top = padding.top * unit;
  const bottom = top + (view.top - view.bottom + 1) * CELL;
  return {
    view,
    unit,
    left,
    right: left + squares,
    top,
    bottom,
    width: left + squares + padding.right * unit,
    height: bottom + padding.bottom * unit,
    point: ([x, y]) => [left + (x - view.left) * CELL, bottom - (y - view.bottom) * CELL],
  };
}

/** Returns the lines between squares, and the two axes if they are visible. */
export function paperLines(frame: PaperFrame): { readonly grid: string; readonly axes: string } {
  const { view } = frame;
  let grid = '';
  let axes = '';
  for (let x = view.left; x <= view.right + 1; x += 1) {
    const line = `M${frame.point([x, 0])[0]} ${frame.top}V${frame.bottom}`;
    if (x === 0) axes += line;
    else grid += line;
  }
  for (let y = view.bottom; y <= view.top + 1; y += 1) {
    const line = `M${frame.left} ${frame.point([0, y])[1]}H${frame.right}`;
    if (y === 0) axes += line;
    else grid += line;
  }
  return { grid, axes };
}

/** Returns the numbers along a side: every second one if squares are narrow. */
export function numbersAlong(from: number, to: number): readonly number[] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return all.length > 12 ? all.filter((number) => number % 2 === 0) : all;
}
