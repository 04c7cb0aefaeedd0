import { add, type Vec } from '#engine/geometry.ts';
import { fieldFor } from '#engine/rotate.ts';
import { obstacleAt, type Obstacle } from '#engine/playfield.ts';
import { extentOf } from '#engine/shapes.ts';
import type { KickTest, RotationTrace } from '#engine/trace.ts';
import boardCss from '#board/styles/board.css?raw';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { boardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { sceneAt } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import css from './jump.css?raw';

/** Columns and rows around everything that the piece covers. */
const ROOM = 1;
/** Half the side of the cross on the arrow, in drawing units. */
const CROSS = 13;

/** The position halfway along a kick, and what is in its squares. */
export interface Halfway {
  /** The test that the game took. */
  readonly test: KickTest;
  readonly minos: readonly Vec[];
  readonly obstacles: readonly Obstacle[];
}

/** Returns the squares nearest to the middle of the kick that won; null if the piece was not kicked. */
export function halfway({ outcome, request, system }: RotationTrace): Halfway | null {
  if (!('test' in outcome)) return null;
  const { test } = outcome;
  const [x, y] = test.kick;
  const back: Vec = [-Math.round(x / 2), -Math.round(y / 2)];
  const field = fieldFor(system, request.field);
  const minos = test.minos.map((mino) => add(mino, back));
  return {
    test,
    minos,
    obstacles: minos.flatMap((cell) => {
      const kind = obstacleAt(field, ...cell);
      return kind ? [{ cell, kind }] : [];
    }),
  };
}

const cross = ([x, y]: Vec): string => {
  const side = 2 * CROSS;
  return `M${x - CROSS} ${y - CROSS}l${side} ${side}m0 ${-side}l${-side} ${side}`;
};

/** Draws a kick from the start to the end, with the position halfway that no test looks at. */
export function jumpStill(trace: RotationTrace, { minos, obstacles }: Halfway, voice: Voice): Drawing {
  const scene = { ...sceneAt(trace, lastStep(trace)), obstacles };
  const reach = extentOf([...scene.start, ...scene.body, ...minos]);
  const view = {
    left: Math.max(0, reach.left - ROOM),
    right: Math.min(scene.field.width - 1, reach.right + ROOM),
    bottom: 0,
    top: reach.top + ROOM,
  };
  const drawing = boardDrawing({ scene, view, voice, palette: trace.system.palette });
  const { point } = boardFrame(view, 'big');
  const { from, to } = scene.arrow!;
  const middle = point([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return {
    ...drawing,
    content:
      drawing.content +
      `<path class="jump-way" d="${outlinePath(minos, point, 5)}"/><path class="jump-cross" d="${cross(middle)}"/>`,
    classes: `${drawing.classes} jump`,
    css: boardCss + css,
  };
}
