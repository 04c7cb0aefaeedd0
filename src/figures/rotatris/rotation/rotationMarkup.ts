import { ORIGIN, sameVec, type Vec } from '#engine/geometry.ts';
import { centreOfTurn, CORE, drawnSquares } from '#rotatris/index.ts';
import { arrowPaths } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { Say } from '#text/strings.ts';
import { colouredSquares, outlinedSquares } from '../colouredSquares.ts';
import type { PaperFrame, PaperSize } from '../paper.ts';
import { pathMarkup, squareMarkup, squaresMarkup } from '../paperMarkup.ts';
import { MAPS, type MapName } from './maps.ts';
import { coreAfter, onCore, shapeAfter } from './rotationLabReport.ts';
import { nodeAfter, wrongCollisions, type TurnTableState } from './rotationStates.ts';
import { squaresAt } from './turnTableReport.ts';

/** The core where it belongs. */
export const homeMarkup = ({ point }: PaperFrame): string => pathMarkup('home', outlinePath(CORE, point));

/** The coloured squares of a column of the table. */
export const turnTableMarkup = (frame: PaperFrame, table: TurnTableState['table'], column: number, say: Say): string =>
  colouredSquares(frame, squaresAt(table, column, say));

/** Where a formula takes the coloured squares and the core, and about which point it turns. */
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
 * What a turned node shows, what the test for collisions goes by, and where the two are at odds.
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

/** The square that is asked about. */
export const askedMarkup = ({ point }: PaperFrame, at: Vec): string => pathMarkup('asked', outlinePath([at], point));
