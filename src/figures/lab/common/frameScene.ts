import { minosOf } from '#engine/shapes.ts';
import { stateAfter, type History } from '#play/history.ts';
import { frameScene } from './labView.ts';
import type { Scene } from '#board/scene.ts';

/**
 * Returns the board after a frame. In the frame in which a piece locks it is still drawn as a piece, on the stack below it, with an outline
 * of its previous position.
 */
export function lockingScene(run: History, frame: number): Scene {
  const lock = run.frames[frame - 1]?.events.find((event) => event.is === 'locked');
  const before = stateAfter(run, frame - 1);
  if (!lock || before.phase.is !== 'piece') return frameScene(run, frame);
  const { system, field, phase } = before;
  return {
    field,
    piece: lock.placement.piece,
    start: minosOf(system.shapes, phase.active.placement),
    body: lock.minos,
    bodyIs: 'solid',
    obstacles: [],
    marked: lock.minos,
    arrow: null,
  };
}
