import type { Extent } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { BoardFrame } from '#board/geometry.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './reach.css?raw';

export interface ShownWay {
  /** The scene at the current step, and at each step of the way. */
  readonly scene: Scene;
  readonly bodies: readonly Scene['body'][];
  readonly sentence: string;
}

/** Draws the board with a map under the piece, at the current step and at each step of the way. */
export function reachPictures(
  { scene, bodies, sentence }: ShownWay,
  view: Extent,
  map: (frame: BoardFrame) => string,
  voice: Voice,
): Pictures {
  const drawn = (body: Scene['body']): Pictures => ({
    step: [
      boardDrawing({
        scene: { ...scene, body },
        view,
        voice,
        under: map,
        css,
      }),
    ],
  });
  const last = bodies.length - 1;
  return {
    ...drawn(scene.body),
    ...(last > 0 &&
      animated(
        [0, last],
        (step) => drawn(bodies[step]!),
        () => sentence,
        RECORDED_TIME,
      )),
  };
}
