import { add } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import boardCss from '#board/styles/board.css?raw';
import { arrowPaths, boardFrame, CELL, type BoardFrame } from '#board/geometry.ts';
import { groundMarkup } from '#board/boardMarkup.ts';
import { pieceColours } from '#board/pieceColours.ts';
import { DRAWING_ID, type Drawing } from '#board/drawing.ts';
import { outlinePath } from '#board/outline.ts';
import type { Voice } from '#text/voice.ts';
import css from './turning.css?raw';
import { wheelOf, type Wheel, type WheelPose } from './orientationWheel.ts';

/** Outlines of states that share an edge lie inside each other. */
const INSET = 4.5;

const stateMarkup = (frame: BoardFrame, { minos, orientation }: WheelPose): string => {
  const corners = minos.map((mino) => frame.point(add(mino, [0, 1])));
  return (
    `<path class="turning-wash turning-${orientation}" d="${corners.map(([x, y]) => `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`).join('')}"/>` +
    `<path class="turning-edge" d="${outlinePath(minos, frame.point, 1.5 + INSET * orientation)}"/>`
  );
};

/** Draws the way of the point that a plain rotation would keep: a ring where it stays, an arrow to where a shift moves it. */
function pointMarkup(frame: BoardFrame, { ring, poses }: Wheel): string {
  const [x, y] = frame.point(ring);
  const moved = poses.flatMap(({ shift }) => arrowPaths([x, y], frame.point(add(ring, shift)), 'mini') ?? []);
  const arrows = moved.map(({ outline }) => `<path class="b-arrow" d="${outline}"/>`);
  return `${arrows.join('')}<circle class="b-ring" cx="${x}" cy="${y}" r="8.5"/>`;
}

/** Draws the four states of a piece over each other, in the same box. */
export function turningStill(system: string, piece: Piece, voice: Voice): Drawing {
  const wheel = wheelOf({ system, piece, from: 0, rotation: 'basic' });
  const { side } = wheel;
  const frame = boardFrame({ left: 0, right: side - 1, bottom: 0, top: side - 1 }, 'mini');
  const field = playfield({ width: side, height: side });
  const { paper } = groundMarkup({ frame, field, size: 'mini', id: DRAWING_ID, ground: 'paper', ...voice });
  return {
    content: paper + wheel.poses.map((pose) => stateMarkup(frame, pose)).join('') + pointMarkup(frame, wheel),
    width: frame.width,
    height: frame.height,
    classes: 'board mini',
    style: pieceColours(piece),
    css: boardCss + css,
  };
}
