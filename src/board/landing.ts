import type { Vec } from '#engine/geometry.ts';
import { fill, fullRows } from '#engine/stack.ts';
import { fieldFor } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { fallenBy } from '#play/place.ts';
import type { Scene } from './scene.ts';

/** Where the piece of a trace lands after the rotation when it drops straight down. */
export interface DropLanding {
  readonly before: readonly Vec[];
  readonly minos: readonly Vec[];
  /** Rows that it completes, counted from 0. */
  readonly full: readonly number[];
}

export function landingOf(trace: RotationTrace): DropLanding {
  const { system, request } = trace;
  const after = placementAfter(trace);
  const field = fieldFor(system, request.field);
  const { placement } = fallenBy(system, field, after, Infinity);
  const minos = minosOf(system.shapes, placement);
  return {
    before: minosOf(system.shapes, after),
    minos,
    full: fullRows(fill(field, minos, placement.piece)),
  };
}

/** Returns the board with the landed piece. The outline shows where its drop began. */
export const landingScene = ({ system, request }: RotationTrace, { before, minos }: DropLanding): Scene => ({
  field: fieldFor(system, request.field),
  piece: request.placement.piece,
  start: before,
  body: minos,
  bodyIs: 'solid',
  obstacles: [],
  marked: [],
  arrow: null,
});
