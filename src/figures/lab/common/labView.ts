import { fieldFor } from '#engine/rotate.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { sameVec, type Vec } from '#engine/geometry.ts';
import type { Placement } from '#engine/piece.ts';
import { rotationOf } from '#play/frame.ts';
import { stateAfter, type History } from '#play/history.ts';
import type { RotationRun } from '#play/plans.ts';
import type { PlayScene } from '#play/sceneText.ts';
import type { PlayState } from '#play/state.ts';
import type { PlayedField } from '#share/report.ts';
import { reachOf, sceneAt, union, type Scene } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import { frameRows } from './frameRows.ts';

const LEAST_ROWS = 8;
const ROOM_ABOVE = 1;
/** The number of rows below a piece high above the floor. */
const ROOM_BELOW = 3;
const LEAST_COLUMNS = 6;

const placementIn = ({ phase }: PlayState): Placement | null =>
  phase.is === 'piece' ? phase.active.placement : phase.is === 'over' ? phase.placement : null;

const minosIn = (state: PlayState): readonly Vec[] => {
  const placement = placementIn(state);
  return placement ? minosOf(state.system.shapes, placement) : [];
};

/** Returns the last rotation of a frame and the position before the first one; null if there was none. */
function turnMade(run: RotationRun | null): Scene | null {
  const carried = run?.tried.find((_, index) => index === run.carriedOut);
  const made = carried?.traces.filter(({ outcome }) => 'test' in outcome) ?? [];
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last) return null;
  return { ...sceneAt(last, lastStep(last)), start: first.legs[0]!.startMinos };
}

const samePlacement = (a: Placement, b: Placement): boolean =>
  a.piece === b.piece && a.orientation === b.orientation && sameVec(a.at, b.at);

/** Returns the board after some frames: the piece, its position a frame before, and the kick between both. */
export function frameScene(history: History, frame: number): Scene {
  const state = stateAfter(history, frame);
  const placement = placementIn(state);
  const still: Scene = {
    field: fieldFor(state.system, state.field),
    piece: placement?.piece ?? 'T',
    start: [],
    body: minosIn(state),
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
  const played = history.frames[frame - 1];
  if (!played || !placement) return still;
  const run = rotationOf(played);
  const turn = turnMade(run);
  if (turn && run && samePlacement(run.placement, placement)) return turn;
  const before = stateAfter(history, frame - 1);
  const was = placementIn(before);
  return was?.piece !== placement.piece || samePlacement(was, placement) ? still : { ...still, start: minosIn(before) };
}

/** Returns the bounds of all squares that a run uses. */
function wholeReach(history: History): Extent | null {
  const rows = frameRows(history);
  const extents = [history.start, ...rows.map(({ state }) => state)].flatMap((state) => {
    const minos = minosIn(state);
    return minos.length > 0 ? [extentOf(minos)] : [];
  });
  const tried = rows.flatMap(({ run }) => run?.tried.flatMap(({ traces }) => traces.map(reachOf)) ?? []);
  const locked = history.frames.flatMap(({ events }) =>
    events.flatMap((event) => (event.is === 'locked' ? [extentOf(event.minos)] : [])),
  );
  const [first, ...rest] = [...extents, ...tried, ...locked];
  return first ? rest.reduce(union, first) : null;
}

/** Returns the squares of the large board, equal in every frame: the whole width, and the rows with changes. */
export function labView(history: History, crop: 'to what happens' | 'whole'): Extent {
  const { field } = history.start;
  const stack: Extent = { left: 0, right: field.width - 1, bottom: 0, top: Math.max(0, field.rows.length - 1) };
  const reach = wholeReach(history) ?? stack;
  const isHigh = crop === 'to what happens' && reach.bottom > ROOM_BELOW;
  const bottom = isHigh ? reach.bottom - ROOM_BELOW : Math.min(0, reach.bottom);
  const all = union(stack, reach);
  return { ...all, bottom, top: Math.max(all.top + ROOM_ABOVE, bottom + LEAST_ROWS - 1) };
}

/** Returns the squares of the small boards: the rows of the large one, and the columns with changes. */
export function smallView(history: History): Extent {
  const view = labView(history, 'to what happens');
  const reach = wholeReach(history) ?? view;
  const missing = Math.max(0, LEAST_COLUMNS - (reach.right - reach.left + 1));
  const left = Math.max(0, Math.min(reach.left, view.right) - Math.ceil(missing / 2));
  const right = Math.min(view.right, Math.max(reach.right, left + LEAST_COLUMNS - 1));
  return { ...view, bottom: Math.max(0, view.bottom), left, right };
}

/** Returns the board of a scene before its first frame. */
export const playedOf = ({ system, field, placement }: PlayScene): PlayedField => ({
  field,
  piece: placement.piece,
  minos: minosOf(system.shapes, placement),
});
