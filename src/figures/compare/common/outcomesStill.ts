import { add } from '#engine/geometry.ts';
import { fieldFor } from '#engine/rotate.ts';
import { extentOf } from '#engine/shapes.ts';
import boardCss from '#board/styles/board.css?raw';
import { arrowPaths, boardFrame, CELL, type BoardFrame } from '#board/geometry.ts';
import { groundMarkup } from '#board/boardMarkup.ts';
import { pieceColours } from '#board/pieceColours.ts';
import { DRAWING_ID, type Drawing } from '#board/drawing.ts';
import { outlinePath } from '#board/outline.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import type { Pane } from './comparison.ts';
import css from './outcomes.css?raw';

/** Most outcomes that one board can show: each has a line of its own. */
export const MOST_OUTCOMES = 3;
/** How far the rings of two systems lie apart where they are at the same point. */
const APART = 14;
/** Columns and rows around everything that the piece covers. */
const ROOM = 1;

/** Draws the squares of an outcome. */
function bodyMarkup(frame: BoardFrame, { body }: Scene, index: number): string {
  const corners = body.map((cell) => frame.point(add(cell, [0, 1])));
  const wash = corners.map(([x, y]) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`).join('');
  return (
    `<path class="outcome-wash outcome-fill-${index}" d="${wash}"/>` +
    `<path class="outcome-edge outcome-line-${index}" d="${outlinePath(body, frame.point, 1.5 + 2 * index)}"/>`
  );
}

/** Draws the kick that led to an outcome. */
function kickMarkup(frame: BoardFrame, { arrow }: Scene, index: number, middle: number): string {
  if (!arrow) return '';
  const [from, to] = [arrow.from, arrow.to].map((corner) => {
    const [x, y] = frame.point(corner);
    return [x, y + (index - middle) * APART] as const;
  });
  const way = arrowPaths(from!, to!, 'big');
  return (
    (way ? `<path class="b-arrow outcome-tip-${index}" d="${way.outline}"/>` : '') +
    `<circle class="outcome-ring outcome-line-${index}" cx="${from![0]}" cy="${from![1]}" r="6"/>`
  );
}

/** Draws the outcomes of up to three systems over each other. The piece starts on the same squares in all of them. */
export function outcomesStill(panes: readonly Pane[], voice: Voice): Drawing {
  const [first] = panes;
  const { request } = first!.trace;
  const field = fieldFor(first!.system, request.field);
  const { startMinos } = first!.trace.legs[0]!;
  const ends = panes.map(({ trace }) => sceneAt(trace, lastStep(trace)));
  const reach = extentOf([...startMinos, ...ends.flatMap(({ body }) => body)]);
  const view = {
    left: Math.max(0, reach.left - ROOM),
    right: Math.min(field.width - 1, reach.right + ROOM),
    bottom: Math.max(0, reach.bottom - ROOM),
    top: reach.top + ROOM,
  };
  const frame = boardFrame(view, 'big');
  const { paper, stack } = groundMarkup({ frame, field, size: 'big', id: DRAWING_ID, ground: 'field', ...voice });
  return {
    content:
      paper +
      stack +
      ends.map((end, index) => bodyMarkup(frame, end, index)).join('') +
      `<path class="outcome-start" d="${outlinePath(startMinos, frame.point, 1)}"/>` +
      ends.map((end, index) => kickMarkup(frame, end, index, (ends.length - 1) / 2)).join(''),
    width: frame.width,
    height: frame.height,
    classes: 'board big outcomes',
    style: pieceColours(request.placement.piece),
    css: boardCss + css,
  };
}
