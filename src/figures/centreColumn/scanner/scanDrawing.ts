import { BOX_AT, searchedCells } from '#analysis/centreBox.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { boardFrame, CELL, type BoardFrame } from '#board/geometry.ts';
import type { Vec } from '#engine/geometry.ts';
import type { SearchedCell } from '#engine/guard.ts';
import type { Extent } from '#engine/shapes.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { Voice } from '#text/voice.ts';
import { scanScene } from '../common/scanScene.ts';
import css from './scan.css?raw';

export const BOX: Extent = { left: BOX_AT[0], right: BOX_AT[0] + 2, bottom: BOX_AT[1], top: BOX_AT[1] + 2 };

/** Radius of the eye, in drawing units. */
const EYE = 6.5;

const centreColumn = ({ point }: BoardFrame): string => {
  const [x, y] = point([BOX.left + 1, BOX.top + 1]);
  return `<path class="scan-centre" d="M${x} ${y}h${CELL}v${3 * CELL}h${-CELL}z"/>`;
};

/** Draws the head of an arrow that ends at the eye. */
function headMarkup([fx, fy]: Vec, [x, y]: Vec): string {
  const length = Math.hypot(x - fx, y - fy);
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const at = (along: number, across: number): string =>
    [x - ux * along - uy * across, y - uy * along + ux * across].map((value) => Math.round(value * 10) / 10).join(' ');
  return `<path class="scan-head" d="M${at(EYE, 0)}L${at(EYE + 6, 3)}L${at(EYE + 6, -3)}z"/>`;
}

/** Draws the way of the search over the cells it has looked at: a sign on those it passed, and an eye where it is. */
function wayMarkup({ point }: BoardFrame, seen: readonly SearchedCell[]): string {
  const centres = seen.map(({ cell: [x, y] }): Vec => point([x + 0.5, y + 0.5]));
  const [x, y] = centres.at(-1) ?? [0, 0];
  const before = centres.at(-2);
  if (centres.length === 0) return '';
  const passed = seen
    .filter(({ solid }) => !solid)
    .map(({ cell }) => {
      const [left, top] = point([cell[0], cell[1] + 1]);
      return `M${left + 4} ${top + 8}l3 4 6-8`;
    });
  return (
    `<path class="scan-passed" d="${passed.join('')}"/>` +
    (before
      ? `<path class="scan-way" d="M${centres.map((centre) => centre.join(' ')).join('L')}"/><circle class="scan-head" cx="${centres[0]!.join('" cy="')}" r="2.2"/>${headMarkup(before, [x, y])}`
      : '') +
    `<circle class="scan-eye" cx="${x}" cy="${y}" r="${EYE}"/><circle class="scan-head" cx="${x}" cy="${y}" r="2"/>`
  );
}

/** Draws the box after some cells were looked at: the new state, the cell that stopped the search, and its way. */
export function scanDrawing(trace: RotationTrace, step: number, voice: Voice): Drawing {
  const searched = searchedCells(trace);
  const at = Math.min(step, searched.length);
  const drawing = boardDrawing({
    scene: { ...scanScene(trace, at), arrow: null, start: [] },
    view: BOX,
    voice,
    size: 'mini',
    ground: 'paper',
    under: centreColumn,
    css,
  });
  return {
    ...drawing,
    classes: `${drawing.classes} scan`,
    content: drawing.content + wayMarkup(boardFrame(BOX, 'mini'), searched.slice(0, at)),
  };
}
