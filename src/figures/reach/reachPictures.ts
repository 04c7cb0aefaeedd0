import type { Extent } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './reach.css?raw';
import { placementsMarkup } from './reachMarkup.ts';
import type { ReachedPlacement } from './reachView.ts';

export interface DrawnWay {
  /** The scene at the current step, and at each step of the way. */
  readonly scene: Scene;
  readonly bodies: readonly Scene['body'][];
  readonly sentence: string;
}

/** Draws the board with every placement that the piece can reach, and the way to one of them. */
export function reachPictures(
  { scene, bodies, sentence }: DrawnWay,
  view: Extent,
  placements: readonly ReachedPlacement[],
  voice: Voice,
): Pictures {
  const drawn = (body: Scene['body']): Pictures => ({
    step: [
      boardDrawing({
        scene: { ...scene, body },
        view,
        voice,
        under: (frame) => placementsMarkup(frame, placements),
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
