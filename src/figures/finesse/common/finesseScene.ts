import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import type { Vec } from '#engine/geometry.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { lastStep } from '#text/narrate.ts';
import { systemOf, type FinesseState, type FinesseView } from './finesseState.ts';

/** The board after a key: the piece, where it was before, and the kick of a turn. */
export function finesseScene(state: FinesseState, { played, last }: FinesseView): Scene {
  const { shapes } = systemOf(state.system);
  const { step } = state;
  const trace = played.steps[step - 1]?.trace;
  if (trace) return sceneAt(trace, lastStep(trace));
  const at = (index: number) => minosOf(shapes, played.steps[index - 1]?.placement ?? played.start);
  return {
    field: played.field,
    piece: state.piece,
    start: step === 0 ? [] : at(step - 1),
    body: step === last ? minosOf(shapes, played.landed) : at(step),
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
}

/** The rows from the floor to the piece, the same at every step. */
export function finesseExtent(state: FinesseState, { played }: FinesseView): Extent {
  const { shapes } = systemOf(state.system);
  const placements = [played.start, ...played.steps.map(({ placement }) => placement)];
  const top = Math.max(...placements.map((one) => extentOf(minosOf(shapes, one)).top));
  return { left: 0, right: state.width - 1, bottom: 0, top: top + 1 };
}

/** Marks the placement. */
export const goalMarkup =
  (minos: readonly Vec[]) =>
  ({ point }: BoardFrame): string =>
    `<path class="f-goal" d="${outlinePath(minos, point)}"/>`;
