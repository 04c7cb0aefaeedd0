import { must } from '#engine/diagnostics.ts';
import { isFree } from '#engine/places.ts';
import type { Orientation, Piece, Placement, Turn } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf, shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { PlayEvent } from '#play/events.ts';
import { history, type History } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { kick } from '../srs/text.ts';

const EMPTY = playfield();

/** A piece that lies on the floor of an empty field, away from the walls. */
export function onFloor({ shapes }: RotationSystem, piece: Piece, orientation: Orientation): Placement {
  const { bottom } = extentOf(shapeOf(shapes, piece, orientation));
  return { piece, orientation, at: [3, 0 - bottom] };
}

/** The turn of a piece in the open, far from everything. */
export const inTheOpen = (system: RotationSystem, piece: Piece, orientation: Orientation, turn: Turn): RotationTrace =>
  rotate(system, { field: EMPTY, placement: { piece, orientation, at: [3, 8] }, turn });

/** `test 2, kick (1, 0)`, or `no test`. */
export const wonBy = ({ outcome }: RotationTrace): string =>
  'test' in outcome ? `test ${outcome.test.number}, kick ${kick(outcome.test.kick)}` : 'no test';

/** The kick that wins, `1,0`; `none` where the turn fails. */
export const kickOf = ({ outcome }: RotationTrace): string => ('test' in outcome ? outcome.test.kick.join() : 'none');

/** A scene played to its end: the words of one, or the name of an example. */
export function play(given: string): History {
  const scene = must(parseScene(given.includes('=') ? given : sceneNamed(given).query), given);
  return history(beginScene(scene), scene.held);
}

/** What happened in a frame, by name and in order. */
export const happenedIn = ({ frames }: History, frame: number): readonly PlayEvent['is'][] =>
  (frames[frame - 1]?.events ?? []).map(({ is }) => is);

/** The first frame in which something happened; 0 when it never did. */
export const firstFrame = ({ frames }: History, is: PlayEvent['is']): number =>
  frames.findIndex(({ events }) => events.some((event) => event.is === is)) + 1;

/** Why the first piece of a run locked; null when it did not. */
export function lockReason({ frames }: History): string | null {
  const lock = frames.flatMap(({ events }) => events).find((event) => event.is === 'locked');
  return lock?.because ?? null;
}

/** How often the piece was kicked upwards in a run, turn by turn. */
export const floorKicksMade = ({ frames }: History): number =>
  frames
    .flatMap(({ events }) => events)
    .filter(
      (event) =>
        event.is === 'rotation' &&
        event.run.tried.some(({ traces }) =>
          traces.some(({ memory }) => memory.after.floorKicks > memory.before.floorKicks),
        ),
    ).length;

/** Whether the piece of a trace can be shifted so from basic rotation, rules apart. */
export function shiftFree({ system, request, tests }: RotationTrace, dx: number): boolean {
  const [basic] = tests;
  if (!basic) return false;
  const [x, y] = basic.candidate.at;
  return isFree(system, request.field, { ...basic.candidate, at: [x + dx, y] });
}
