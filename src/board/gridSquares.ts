import type { Vec } from '#engine/geometry.ts';

// A grid has a row element for each row from the top, and in it an element for each square. Their order says which square each of them is, so
// that hundreds of squares need no attribute for it.

/** The left column and the top row that a grid shows. */
interface Corner {
  readonly left: number;
  readonly top: number;
}

export const elementAt = (grid: Element, { left, top }: Corner, [x, y]: Vec): HTMLElement | null =>
  (grid.children[top - y]?.children[x - left] as HTMLElement | undefined) ?? null;

/** The square of an element inside a grid; null for the grid itself. */
export function squareOf(grid: Element, { left, top }: Corner, element: Element): Vec | null {
  const row = element.parentElement;
  if (row?.parentElement !== grid) return null;
  return [left + [...row.children].indexOf(element), top - [...grid.children].indexOf(row)];
}
