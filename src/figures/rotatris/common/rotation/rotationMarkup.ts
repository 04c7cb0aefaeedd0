import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { centreOfTurn, CORE, drawnSquares } from '#rotatris/index.ts';
import { arrowPaths } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { Say } from '#text/strings.ts';
import { colouredSquares, outlinedSquares } from './colouredSquares.ts';
import type { PaperFrame, PaperSize } from '../paper.ts';
import { pathMarkup, squareMarkup, squaresMarkup } from '../paperMarkup.ts';
import { MAPS, type MapName } from './maps.ts';
import { coreAfter, onCore, shapeAfter } from './rotationLabTexts.ts';
import { nodeAfter, wrongCollisions, type TurnTableState } from './rotationStates.ts';
import { squaresAt } from './turnTableTexts.ts';

/** Draws the core in its correct position. */
export const homeMarkup = ({ point }: PaperFrame): string => pathMarkup('home', outlinePath(CORE, point));

/** Draws the coloured squares of a column of the table. */
export const turnTableMarkup = (frame: PaperFrame, table: TurnTableState['table'], column: number, say: Say): string =>
  colouredSquares(frame, squaresAt(table, column, say));

/** Draws the images of the coloured squares and of the core, and the centre of the rotation. */
export function rotationLabMarkup(frame: PaperFrame, map: MapName, turns: number, size: PaperSize, say: Say): string {
  const image = coreAfter(map, turns);
  const centre = centreOfTurn(MAPS[map].apply);
  const arrow = sameVec(centre, ORIGIN) ? null : arrowPaths(frame.point(ORIGIN), frame.point(centre), size);
  const [x, y] = frame.point(ORIGIN);
  return (
    (size === 'big' && turns > 0 ? outlinedSquares(frame, shapeAfter(map, 0, say)) : '') +
    colouredSquares(frame, shapeAfter(map, turns, say)) +
    homeMarkup(frame) +
    (onCore(image) < 4 ? pathMarkup('image', outlinePath(image, frame.point)) : '') +
    (arrow && size === 'big'
      ? pathMarkup('halo', arrow.shaft + arrow.head) + pathMarkup('shaft', arrow.shaft) + pathMarkup('head', arrow.head)
      : '') +
    `<circle class="p-ring" cx="${x}" cy="${y}" r="${5 * frame.unit}"/>`
  );
}

/**
 * Draws what a rotated node shows, what the collision test uses, and where the two differ.
 * @param id makes the name of the pattern unique
 */
export function nodeTurnMarkup(frame: PaperFrame, turns: number, size: PaperSize, id: string): string {
  const node = nodeAfter(turns);
  const visible = drawnSquares(node);
  const { missed, phantom } = wrongCollisions(turns);
  const pitch = 7 * frame.unit;
  const errors = [...missed, ...phantom].map(
    (square) =>
      squareMarkup(frame, square, 'wrong-ground') + squareMarkup(frame, square, 'hatched', ` fill="url(#${id}n)"`),
  );
  return (
    `<defs><pattern id="${id}n" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    `<line class="p-node-hatch" x1="0" y1="0" x2="0" y2="${pitch}"/></pattern></defs>` +
    squaresMarkup(frame, visible, 'drawn') +
    errors.join('') +
    pathMarkup('contour', outlinePath(visible, frame.point)) +
    pathMarkup('stored', outlinePath(node.stored, frame.point, size === 'big' ? 4 : 3))
  );
}

/** Outlines the chosen square. */
export const chosenMarkup = ({ point }: PaperFrame, at: Vec): string =>
  pathMarkup('outlined', outlinePath([at], point));
