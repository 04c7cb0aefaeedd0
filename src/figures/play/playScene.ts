import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { Vec } from '#engine/geometry.ts';
import { fieldFor } from '#engine/rotate.ts';
import { fill, fullRows } from '#engine/stack.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { isKicked, type Press } from '#play/game/presses.ts';
import { minosOf, type Extent } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fallenBy } from '#play/place.ts';
import type { Phase } from '#play/state.ts';
import { sceneAt, type Scene } from '#board/scene.ts';
import { lastStep } from '#text/narrate.ts';
import type { LockedNow } from './playLab.svelte.ts';

/** Rows above the visible ones that are shown: pieces enter there. */
const ROOM = 2;

/** The piece that a board shows; null between two pieces. */
export const placementIn = (phase: Phase): Placement | null =>
  phase.is === 'piece' ? phase.active.placement : phase.is === 'over' ? phase.placement : null;

/** The board between two frames. An outline shows where the piece lands. */
export function playScene(
  system: RotationSystem,
  field: Playfield,
  placement: Placement | null,
  hasLanding: boolean,
): Scene {
  const limited = fieldFor(system, field);
  const landed = placement && hasLanding ? fallenBy(system, limited, placement, Infinity).placement : placement;
  return {
    field: limited,
    piece: placement?.piece ?? 'T',
    start: landed && landed !== placement ? minosOf(system.shapes, landed) : [],
    body: placement ? minosOf(system.shapes, placement) : [],
    bodyIs: 'solid',
    obstacles: [],
    marked: [],
    arrow: null,
  };
}

export const playView = ({ width, height }: Playfield): Extent => ({
  left: 0,
  right: width - 1,
  bottom: 0,
  top: height + ROOM - 1,
});

/** The lowest rows of a board, and those that a piece needs. */
export function lowestRows(field: Playfield, minos: readonly Vec[] | null, rows: number): Extent {
  const top = Math.max(rows, ...(minos ?? []).map(([, y]) => y + ROOM)) - 1;
  return { ...playView(field), top: Math.min(top, playView(field).top) };
}

/** How long a kick and full rows stay on the board, in frames: 600 and 120 milliseconds. */
const TRAIL = 36;
const FLASH = 7;

/** Whether the last press was a kick whose trail is still there; `stays` keeps it until the next press. */
export const isTrailing = (
  { press, at }: { readonly press: Press | null; readonly at: number },
  stays: boolean,
): boolean => press !== null && isKicked(press) && (stays || at - press.frame <= TRAIL);

/** The board with the outline from which a kick began, and its arrow. */
export function withTrail(scene: Scene, trace: RotationTrace): Scene {
  const { arrow, start } = sceneAt(trace, lastStep(trace));
  return { ...scene, start, arrow };
}

/** Whether a piece has just locked. */
export const isFlashing = (lock: LockedNow, at: number): boolean => at - lock.at <= FLASH;

/** The rows that a piece completed, on the board before they vanish; null where there are none. */
export function rowsCleared(
  system: RotationSystem,
  { field, minos, piece }: LockedNow,
): { readonly scene: Scene; readonly full: readonly number[] } | null {
  const filled = fill(field, minos, piece);
  const full = fullRows(filled);
  return full.length > 0 ? { scene: playScene(system, filled, null, false), full } : null;
}
