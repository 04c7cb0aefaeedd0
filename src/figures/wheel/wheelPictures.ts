import type { Vec } from '#engine/geometry.ts';
import type { Orientation } from '#engine/piece.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Layer } from '#board/drawing.ts';
import type { Pictures } from '#share/report.ts';
import { formatOrientation } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { poseScene, turnsOf, wheelOf, type MadeTurn, type WheelState } from './orientationWheel.ts';
import css from './wheel.css?raw';
import { WHEEL_SIDE } from './wheelArrows.ts';
import { boxMarkup, orientationName, rimMarkup } from './wheelMarkup.ts';

/** A ninth of the wheel, and the share of it that a board uses. */
const CELL = WHEEL_SIDE / 3;
const TILE = 0.76;
const HUB = 0.92;
/** The position of each orientation, in ninths from the upper left. */
const PLACES: Readonly<Record<Orientation, Vec>> = { 0: [1, 0], 1: [2, 1], 2: [1, 2], 3: [0, 1] };
/** The space for the name of an orientation above its board. */
const NAME = 32;

/** Draws the four orientations, and the current one in the middle. */
export function wheelPictures(state: WheelState, made: readonly MadeTurn[], voice: Voice): Pictures {
  const wheel = wheelOf(state);
  const view = { left: 0, right: wheel.side - 1, bottom: 0, top: wheel.side - 1 };
  const boardOf = (orientation: Orientation, turn?: MadeTurn) =>
    boardDrawing({
      scene: poseScene(wheel, wheel.poses[orientation], turn),
      view,
      voice,
      size: 'mini',
      ground: 'paper',
      under: (frame) => boxMarkup(frame, wheel),
      css,
    });
  const placed = (drawing: Layer['drawing'], [column, row]: Vec, share: number, below = 0): Layer => {
    const scale = (CELL * share) / drawing.width;
    const y = (row + 0.5) * CELL - (drawing.height * scale - below) / 2;
    return { drawing, x: (column + (1 - share) / 2) * CELL, y, scale };
  };
  const tiles = wheel.poses.map(({ orientation }) => {
    const name = `${formatOrientation(orientation, voice.conventions)} ${orientationName(wheel, orientation, voice)}`;
    const layer = placed(boardOf(orientation), PLACES[orientation], TILE, NAME);
    return { ...layer, head: name };
  });
  return {
    step: [
      {
        content: rimMarkup(wheel, turnsOf(state), made),
        width: WHEEL_SIDE,
        height: WHEEL_SIDE,
        classes: 'rim',
        css,
        layers: [...tiles, placed(boardOf(state.from, made[0]), [1, 1], HUB)],
      },
    ],
  };
}
