import type { RotationTrace } from '#engine/trace.ts';
import { rotationOf } from '#play/frame.ts';
import { history, type History } from '#play/history.ts';
import { beginScene, type PlayScene } from '#play/sceneText.ts';
import { triedTurns, type ShownTest } from '#play/shownTest.ts';
import { reachOf, sceneAt, union, type Scene } from '#board/scene.ts';
import { labView } from './labView.ts';

/** The trace whose tests are open in a frame; null if none is. */
export function openedTrace(run: History, frame: number, open: ShownTest | null): RotationTrace | null {
  const played = run.frames[frame - 1];
  return (open && triedTurns(played ? rotationOf(played) : null)[open.turn - 1]?.trace) ?? null;
}

/** The board of a lab: the open test, or the end of the frame. */
export function labBoard(
  run: History,
  { frame, tried }: { readonly frame: number; readonly tried: ShownTest | null },
  sceneOf: (run: History, frame: number) => Scene,
) {
  const opened = openedTrace(run, frame, tried);
  const view = labView(run, 'to what happens');
  return {
    opened,
    scene: opened && tried ? sceneAt(opened, tried.test) : sceneOf(run, frame),
    view: opened ? union(view, reachOf(opened)) : view,
  };
}

/** A scene that is played to its end. */
export const playedScene = (scene: PlayScene) => ({
  scene,
  run: history(beginScene(scene), scene.held),
  at: { frame: Math.min(scene.frame ?? 0, scene.held.length), tried: scene.tried },
});
