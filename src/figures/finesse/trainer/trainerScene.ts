import type { Scene } from '#board/scene.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { goalMarkup } from '../common/finesseScene.ts';
import { systemOf } from '../common/finesseState.ts';
import { played, type KeyExercise, type TrainerState } from './trainerState.ts';

/** The board of an exercise after some keys, and after the drop. */
export function trainerBoard(state: TrainerState, { piece, place }: KeyExercise, way: string, isDropped: boolean) {
  const { shapes } = systemOf(state.system);
  const { field, start, steps, landed } = played(state, piece, way);
  const placement = isDropped ? landed : (steps.at(-1)?.placement ?? start);
  const body = minosOf(shapes, placement);
  const scene: Scene = {
    field,
    piece,
    start: [],
    body,
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
  const top = Math.max(extentOf(minosOf(shapes, start)).top + 2, extentOf(body).top);
  const view = { left: 0, right: field.width - 1, bottom: 0, top };
  return { placement, scene, view, under: goalMarkup(place.minos) };
}
