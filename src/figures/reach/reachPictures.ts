import type { Extent } from '#engine/shapes.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './reach.css?raw';
import { placementsMarkup } from './reachMarkup.ts';
import type { ReachedPlacement } from './reachView.ts';

/** Draws the board with every placement that the piece can reach. */
export const reachPictures = (
  scene: Scene,
  view: Extent,
  placements: readonly ReachedPlacement[],
  voice: Voice,
): Pictures => ({
  step: [boardDrawing({ scene, view, voice, under: (frame) => placementsMarkup(frame, placements), css })],
});
