import { escapeText } from '#text/escape.ts';
import type { Scale } from './scale.ts';

/** A chart as it is drawn: a figure makes it of its state. */
export interface ChartDrawn {
  readonly width: number;
  readonly height: number;
  /** From values to drawing units; its range leaves room for the numbers at the left and below. */
  readonly x: Scale;
  readonly y: Scale;
  /** Values with a line and a number. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** How the number of a row is written. */
  readonly rowText?: (value: number) => string;
  /** What is counted along each axis, with its unit; x stands under the numbers, y above them. */
  readonly names: { readonly x: string; readonly y: string };
  /** The value of x that is read off. */
  readonly now: number;
  /** Markup that lies on the paper, under the lines. */
  readonly shade?: string;
  /** Markup of the curves, over everything else. */
  readonly curves: string;
}

/** Room for the name of an axis, above and below the drawing. */
export const CHART_NAME = 24;

const text = (names: string, x: number, y: number, content: string): string =>
  `<text class="${names}" x="${x}" y="${y}">${escapeText(content)}</text>`;

export function chartMarkup({
  height,
  x,
  y,
  columns,
  rows,
  rowText = String,
  names,
  now,
  shade = '',
  curves,
}: ChartDrawn): string {
  // A scale may have more stops than its ends.
  const [left, right] = [x.range[0]!, x.range.at(-1)!];
  const [bottom, top] = [y.range[0]!, y.range.at(-1)!];
  const across = rows.map(
    (value) =>
      `<path class="c-grid" d="M${left} ${y(value)}H${right}"/>` +
      text('c-number c-end', left - 7, y(value) + 4.5, rowText(value)),
  );
  const down = columns.map(
    (value) =>
      `<path class="c-grid" d="M${x(value)} ${bottom}V${top}"/>` +
      text('c-number', x(value), height - 14, String(value)),
  );
  return (
    `<rect class="c-sheet" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>` +
    shade +
    across.join('') +
    down.join('') +
    text('c-name', 0, top - 16, names.y) +
    text('c-name c-end', right, height + 8, names.x) +
    `<path class="c-axis" d="M${left} ${top}V${bottom}H${right}"/>` +
    `<path class="c-now" d="M${x(now)} ${bottom}V${top}"/>` +
    curves
  );
}
