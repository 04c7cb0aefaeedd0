import type { Vec } from '#engine/geometry.ts';
import { CORE } from '#rotatris/index.ts';
import { CELL } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame } from '../common/paper.ts';
import { pathMarkup, rimMarkup, squareMarkup } from '../common/paperMarkup.ts';
import { arrowsUnder, type CollapseArrowsState } from '../common/collapse/collapseStates.ts';

/** Draws an arrow from the middle of a square, most of the way to the next. */
function arrowPath({ point }: PaperFrame, square: Vec, by: Vec): string {
  const [x, y] = point([square[0] + 0.5, square[1] + 0.5]);
  const length = Math.hypot(...by);
  const [ux, uy] = [by[0] / length, -by[1] / length];
  const at = (along: number, across: number): string =>
    `${x + CELL * (ux * along - uy * across)} ${y + CELL * (uy * along + ux * across)}`;
  return `M${at(-0.24, 0)}L${at(0.3, 0)}M${at(0.1, -0.18)}L${at(0.3, 0)}L${at(0.1, 0.18)}`;
}

/** Draws the target of every square of the inner shells. */
export function arrowsMarkup(frame: PaperFrame, { naming, kind }: CollapseArrowsState): string {
  const arrows = arrowsUnder(naming);
  const squares = arrows.map(({ square, goes, kind: own }) =>
    squareMarkup(frame, square, own === kind ? 'chosen' : goes),
  );
  const paths = arrows.map(({ square, by, goes }) => pathMarkup(`arrow-${goes}`, arrowPath(frame, square, by)));
  return (
    squares.join('') +
    [1, 2].map((shell) => rimMarkup(frame, shell, 'shell-rim')).join('') +
    pathMarkup('home', outlinePath(CORE, frame.point)) +
    paths.join('')
  );
}
