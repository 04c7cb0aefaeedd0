import type { Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';
import { CELL } from '#board/geometry.ts';
import { numbersAlong, paperFrame, paperLines, type PaperFrame, type PaperSize } from './paper.ts';

// The markup of drawings about the origin. Its classes are those of paper.css.

const path = (name: string, d: string): string => (d === '' ? '' : `<path class="p-${name}" d="${d}"/>`);

/** Draws a square as a rectangle. Its own colours are attributes. */
export const squareMarkup = ({ point }: PaperFrame, [x, y]: Vec, name: string, attributes = ''): string => {
  const [left, top] = point([x, y + 1]);
  return `<rect class="p-${name}"${attributes} x="${left}" y="${top}" width="${CELL}" height="${CELL}"/>`;
};

export const squaresMarkup = (frame: PaperFrame, squares: readonly Vec[], name: string): string =>
  squares.map((square) => squareMarkup(frame, square, name)).join('');

/** Draws text some pixels below the middle of a square. */
export function signMarkup(
  { point, unit }: PaperFrame,
  [x, y]: Vec,
  text: string,
  name: string,
  below: number,
  attributes = '',
): string {
  const [left, top] = point([x, y + 1]);
  return `<text class="p-${name}"${attributes} x="${left + CELL / 2}" y="${top + CELL / 2 + below * unit}">${text}</text>`;
}

/** Draws the rim of a shell. */
export function rimMarkup({ point }: PaperFrame, shell: number, name: string): string {
  const [x, bottom] = point([-shell - 1, -shell - 1]);
  const [right, y] = point([shell + 1, shell + 1]);
  return `<rect class="p-${name}" x="${x}" y="${y}" width="${right - x}" height="${bottom - y}"/>`;
}

export const pathMarkup = path;

/** Draws the grid, and on a large board the numbers of columns and rows. */
export function paperGround(frame: PaperFrame, size: PaperSize): string {
  const { view, left, right, top, bottom, unit, point } = frame;
  const lines = paperLines(frame);
  const columns = size === 'big' ? numbersAlong(view.left, view.right) : [];
  const rows = size === 'big' ? numbersAlong(view.bottom, view.top) : [];
  const numbers = [
    ...columns.map(
      (x) => `<text class="p-number" x="${point([x, 0])[0] + CELL / 2}" y="${bottom + 17 * unit}">${x}</text>`,
    ),
    ...rows.map(
      (y) =>
        `<text class="p-number p-end" x="${left - 6 * unit}" y="${point([0, y])[1] - CELL / 2 + 4.5 * unit}">${y}</text>`,
    ),
  ];
  return (
    `<rect class="p-sheet" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>` +
    path('grid', lines.grid) +
    path('axis', lines.axes) +
    numbers.join('')
  );
}

export function originMarkup({ point, unit }: PaperFrame, size: PaperSize): string {
  const [cx, cy] = point([0, 0]);
  return `<circle class="p-origin" cx="${cx}" cy="${cy}" r="${(size === 'big' ? 3.6 : 2.6) * unit}"/>`;
}

/** Draws content in its frame. */
export type OnPaper = (frame: PaperFrame, size: PaperSize) => string;

/** Draws a complete board. */
export function paperMarkup(view: Extent, size: PaperSize, on: OnPaper): string {
  const frame = paperFrame(view, size);
  return paperGround(frame, size) + on(frame, size) + originMarkup(frame, size);
}
