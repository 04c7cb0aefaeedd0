import type { Vec } from '#engine/geometry.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { Extent } from '#engine/shapes.ts';

/** Side of a square in drawing units. */
export const CELL = 40;

export type BoardSize = 'big' | 'mini';

const PADDING = {
  big: { left: 30, right: 12, top: 4, bottom: 30 },
  mini: { left: 4, right: 4, top: 2, bottom: 4 },
} as const;

/** Layout of a board in drawing units. Drawing y points down. */
export interface BoardFrame {
  readonly view: Extent;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Converts corner `[x, y]` of the field to a drawing point. */
  readonly point: (corner: Vec) => Vec;
}

export function boardFrame(view: Extent, size: BoardSize): BoardFrame {
  const padding = PADDING[size];
  const columns = view.right - view.left + 1;
  const rows = view.top - view.bottom + 1;
  const bottom = padding.top + rows * CELL;
  return {
    view,
    columns,
    rows,
    left: padding.left,
    right: padding.left + columns * CELL,
    top: padding.top,
    bottom,
    width: padding.left + columns * CELL + padding.right,
    height: bottom + padding.bottom,
    point: ([x, y]) => [padding.left + (x - view.left) * CELL, bottom - (y - view.bottom) * CELL],
  };
}

export const inView = ({ left, right, bottom, top }: Extent, [x, y]: Vec): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Returns the grid lines inside the walls and above the floor. */
export function gridPath(frame: BoardFrame, field: Playfield): { readonly squares: string; readonly quarters: string } {
  const left = Math.max(frame.view.left, 0);
  const right = Math.min(frame.view.right + 1, field.width);
  const bottom = Math.max(frame.view.bottom, 0);
  const [x0, y0] = frame.point([left, bottom]);
  const [x1] = frame.point([right, bottom]);
  const columns = steps(x1 - x0).map((step) => ({ step, at: x0 + step }));
  const rows = steps(y0 - frame.top).map((step) => ({ step, at: y0 - step }));
  const path = (isShown: (line: { readonly step: number }) => boolean): string =>
    meander('H', 'V', columns.filter(isShown), [frame.top, y0]) + meander('V', 'H', rows.filter(isShown), [x0, x1]);
  return {
    squares: path(({ step }) => step % CELL === 0),
    quarters: path(({ step }) => step % CELL !== 0),
  };
}

/** Returns the distances of grid lines, four to a square. */
const steps = (length: number): readonly number[] =>
  Array.from({ length: Math.floor((4 * length) / CELL) + 1 }, (_, index) => (index * CELL) / 4);

/** Draws parallel lines to and fro as one line, which is shorter to write. It joins them along the edges, where the grid has lines too. */
function meander(
  across: 'H' | 'V',
  along: 'H' | 'V',
  lines: readonly { readonly at: number }[],
  [from, to]: readonly [number, number],
): string {
  return lines
    .map(({ at }, index) => {
      const [start, end] = index % 2 === 0 ? [from, to] : [to, from];
      const begin = index > 0 ? `${across}${at}` : across === 'H' ? `M${at} ${start}` : `M${start} ${at}`;
      return `${begin}${along}${end}`;
    })
    .join('');
}

/** Returns the visible walls and floor, and the corner of left wall and floor. */
export function wallPath(frame: BoardFrame, field: Playfield): { readonly path: string; readonly origin: Vec | null } {
  const { view } = frame;
  const leftWall = view.left <= 0;
  const rightWall = view.right >= field.width - 1;
  const floor = view.bottom <= 0;
  const [l, b] = frame.point([Math.max(view.left, 0), Math.max(view.bottom, 0)]);
  const [r] = frame.point([Math.min(view.right + 1, field.width), 0]);
  const left = leftWall ? `M${l - 1.25} ${frame.top}V${b + 1.25}` : `M${l} ${b + 1.25}`;
  const right = rightWall ? `M${r + 1.25} ${b + 2.5}V${frame.top}` : '';
  const path = `${left}${floor ? `H${rightWall ? r + 1.25 : r}` : ''}${right}`;
  return { path, origin: leftWall && floor ? [l - 1.25, b + 1.25] : null };
}

/** Half the width of a shaft, in drawing units. */
const HALF_SHAFT: Readonly<Record<BoardSize, number>> = { big: 1.375, mini: 2.25 };

/** Returns shaft and head of an arrow between two drawing points, and the outline of both; null for equal points. */
export function arrowPaths(
  from: Vec,
  to: Vec,
  size: BoardSize,
): { readonly shaft: string; readonly head: string; readonly outline: string } | null {
  const [cx, cy] = from;
  const [tx, ty] = to;
  const length = Math.hypot(tx - cx, ty - cy);
  if (length === 0) return null;
  const [ring, head, half] = size === 'big' ? [6.5, 13, 5.6] : [8.5, 19, 8.5];
  const thin = HALF_SHAFT[size];
  const [ux, uy] = [(tx - cx) / length, (ty - cy) / length];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const at = (along: number, across: number): string =>
    `${round(tx - ux * along - uy * across)} ${round(ty - uy * along + ux * across)}`;
  return {
    shaft: `M${round(cx + ux * ring)} ${round(cy + uy * ring)}L${at(head * 0.8, 0)}`,
    head: `M${at(0, 0)}L${at(head, half)}L${at(head, -half)}Z`,
    outline: `M${[at(0, 0), at(head, half), at(head, thin), at(length - ring, thin), at(length - ring, -thin), at(head, -thin), at(head, -half)].join('L')}Z`,
  };
}

/** True when ring or arrow covers the middle of a square and would hide its letter. */
export function underArrow([x, y]: Vec, from: Vec, to: Vec): boolean {
  for (let step = 0; step <= 24; step++) {
    const u = from[0] + ((to[0] - from[0]) * step) / 24;
    const v = from[1] + ((to[1] - from[1]) * step) / 24;
    if (Math.abs(u - x - 0.5) < 0.32 && Math.abs(v - y - 0.5) < 0.32) return true;
  }
  return false;
}
