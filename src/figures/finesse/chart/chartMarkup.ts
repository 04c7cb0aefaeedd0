import type { Drawing } from '#board/drawing.ts';
import { pieceColours } from '#board/pieceColours.ts';
import type { Piece } from '#engine/piece.ts';
import { extentOf } from '#engine/shapes.ts';
import css from './finesse.css?raw';
import type { ChartPlace, ChartRow } from '../common/finesseState.ts';

// The counts of a piece: a line for each form, and a square for each column where the form can begin.

/** Side of a square, the room for the form before it and for the columns below, in drawing units. */
const SIDE = 30;
const HEAD = 62;
const FOOT = 20;
/** Side of a mino of the form. */
const MINO = 9;

const FAINTEST = 0.05;
const EACH = 0.09;
const STRONGEST = 5;

/** One piece of a chart. */
export interface Chart {
  readonly piece: Piece;
  readonly rows: readonly ChartRow[];
  readonly width: number;
  /** The number of the placement that is marked. */
  readonly chosen?: number | undefined;
}

/** Lengths of a chart; its squares begin at `left` and end at `bottom`. */
export const chartSize = ({ rows, width }: Chart) => ({
  side: SIDE,
  left: HEAD,
  bottom: rows.length * SIDE,
  width: HEAD + width * SIDE + 1,
  height: rows.length * SIDE + FOOT,
});

function formMarkup({ form }: ChartRow, row: number): string {
  const { right, top } = extentOf(form);
  const left = (HEAD - (right + 1) * MINO) / 2;
  const bottom = row * SIDE + (SIDE + (Math.min(top, 2) + 1) * MINO) / 2;
  const side = top > 2 ? MINO * 0.75 : MINO;
  const squares = form.map(([x, y]) => `M${left + x * side} ${bottom - (y + 1) * side}h${side}v${side}h${-side}z`);
  return `<path class="f-form" d="${squares.join('')}"/>`;
}

function placeMarkup({ keys, column, number }: ChartPlace, row: number, chosen: number | undefined): string {
  const [x, y] = [HEAD + column * SIDE, row * SIDE];
  const grey = FAINTEST + EACH * Math.min(keys, STRONGEST);
  const mark = number === chosen ? `<rect class="f-chosen" x="${x + 1.5}" y="${y + 1.5}" width="27" height="27"/>` : '';
  return (
    `<rect class="f-heat" fill-opacity="${grey.toFixed(2)}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>${mark}` +
    `<text class="f-count" x="${x + SIDE / 2}" y="${y + 20.5}">${keys}</text>`
  );
}

export function chartMarkup(chart: Chart): string {
  const { bottom, width, left } = chartSize(chart);
  const columns = Array.from({ length: chart.width }, (_, index) => index);
  const lines = [
    ...columns.map((column) => `M${left + column * SIDE} 0V${bottom}`),
    `M${width - 0.5} 0V${bottom}`,
    ...chart.rows.map((_, row) => `M${left} ${row * SIDE + 0.5}H${width}`),
    `M${left} ${bottom - 0.5}H${width}`,
  ];
  return [
    ...chart.rows.map((row, index) => formMarkup(row, index)),
    ...chart.rows.flatMap((row, index) => row.places.map((place) => placeMarkup(place, index, chart.chosen))),
    `<path class="f-line" d="${lines.join('')}"/>`,
    ...columns.map(
      (column) =>
        `<text class="f-column" x="${left + column * SIDE + SIDE / 2}" y="${bottom + 15}">${column + 1}</text>`,
    ),
  ].join('');
}

/** The chart of a piece for pictures. */
export const chartDrawing = (chart: Chart, head: string): Drawing => {
  const { width, height } = chartSize(chart);
  const sheet = `<rect class="f-sheet" width="${width}" height="${height}"/>`;
  const style = pieceColours(chart.piece);
  return { content: sheet + chartMarkup(chart), width, height, classes: 'finesse-chart', style, css, head };
};
