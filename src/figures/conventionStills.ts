import type { Vec } from '#engine/geometry.ts';
import { playfield } from '#engine/playfield.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { arrowPaths, type BoardFrame } from '#board/geometry.ts';
import { CONVENTION_CHOICES, DEFAULT_CONVENTIONS, formatOrientation, formatVec } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

type Axis = (typeof CONVENTION_CHOICES.y)[number];

/** One left, two up: the kick of both drawings. */
const KICK: Vec = [-1, 2];
const SIDE = 5;
const FROM: Vec = [2.5, 1.5];

/** Draws the axes in the corner where they begin: at the bottom with y up, at the top with y down. */
function axesMarkup({ point }: BoardFrame, y: Axis): string {
  const corner = y === 'up' ? 0 : SIDE;
  const [x0, y0] = point([0, corner]);
  return [point([SIDE, corner]), point([0, SIDE - corner])]
    .map((end) => arrowPaths([x0, y0], end, 'mini')!)
    .map(({ outline }) => `<path class="b-arrow" d="${outline}"/>`)
    .join('');
}

/** Draws the same kick on a paper with its axes. */
export const axisStill = (y: Axis, voice: Voice): Drawing =>
  boardDrawing({
    scene: {
      field: playfield({ width: SIDE, height: SIDE }),
      piece: 'T',
      start: [],
      body: [],
      bodyIs: 'tried',
      obstacles: [],
      marked: [],
      arrow: { from: FROM, to: [FROM[0] + KICK[0], FROM[1] + KICK[1]] },
    },
    view: { left: 0, right: SIDE - 1, bottom: 0, top: SIDE - 1 },
    voice,
    size: 'mini',
    ground: 'paper',
    under: (frame) => axesMarkup(frame, y),
  });

/** The kick as it is written under each choice of the axis. */
export const AXES = CONVENTION_CHOICES.y.map((y) => ({ y, vec: formatVec(KICK, { ...DEFAULT_CONVENTIONS, y }) }));

/** The names of each state under every choice. */
export const STATE_NAMES = ([0, 1, 2, 3] as const).map((orientation) => ({
  orientation,
  names: CONVENTION_CHOICES.names.map((names) => formatOrientation(orientation, { ...DEFAULT_CONVENTIONS, names })),
}));
