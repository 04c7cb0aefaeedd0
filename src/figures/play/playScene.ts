import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import { minosOf, type Extent } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { fallenBy } from '#play/place.ts';
import type { Phase } from '#play/state.ts';
import type { Scene } from '#board/scene.ts';

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
