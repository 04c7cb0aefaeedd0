import { must } from '#engine/diagnostics.ts';
import type { PlayEvent } from '#play/events.ts';
import { dtetScene } from '#play/dtetScenes.ts';
import { history, stateAfter, type History } from '#play/history.ts';
import type { RotationRun } from '#play/plans.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';

/** An example played to its end, with words of it changed. */
export function play(name: string, changes: readonly (readonly [from: string, to: string])[] = []): History {
  const query = changes.reduce((text, [from, to]) => text.replace(from, to), dtetScene(name).query);
  const scene = must(parseScene(query), name);
  return history(beginScene(scene), scene.held);
}

/** The piece and its orientation after a frame, `T3`; why there is none, where there is none. */
export function pieceAfter(run: History, frame: number): string {
  const { phase } = stateAfter(run, frame);
  if (phase.is !== 'piece') return phase.is;
  const { piece, orientation } = phase.active.placement;
  return `${piece}${orientation}`;
}

/** The two buttons after a frame, `spent pending`. */
export function buttonsAfter(run: History, frame: number): string {
  const { two } = stateAfter(run, frame);
  return `${two.left} ${two.right}`;
}

/** What the buttons asked for in a frame; null where they asked for nothing. */
export const asked = (run: History, frame: number): RotationRun | null =>
  run.frames[frame - 1]?.events.find((event) => event.is === 'rotation')?.run ?? null;

/** The plans that were tried in a frame, with the turns of each and what came of them: `left, then right: ccw left 2 + ccw right failed`. */
export const triedIn = (run: History, frame: number): readonly string[] =>
  (asked(run, frame)?.tried ?? []).map(({ plan, traces }) => {
    const turns = traces.map(
      ({ request, outcome }) =>
        `${request.turn} ${request.precedence} ${'test' in outcome ? outcome.test.number : 'failed'}`,
    );
    return `${plan.name}: ${turns.join(' + ')}`;
  });

/** The first frame in which something happened; 0 when it never did. */
export const firstFrame = ({ frames }: History, is: PlayEvent['is']): number =>
  frames.findIndex(({ events }) => events.some((event) => event.is === is)) + 1;

/** The frames in which a turn was asked for. */
export const framesAsked = (run: History): readonly number[] =>
  run.frames.flatMap((_, index) => (asked(run, index + 1) ? [index + 1] : []));

/** The frames in which the piece was turned. */
export const framesTurned = (run: History): readonly number[] =>
  framesAsked(run).filter((frame) => asked(run, frame)?.carriedOut !== null);
