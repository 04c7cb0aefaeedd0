import type { Vec } from '#engine/geometry.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { extentOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { cellsOf, type Rotation } from './rotations.ts';

/** Where a question is asked: an empty field, and the place in it of the box that the squares were given for. */
export interface Arena {
  readonly field: Playfield;
  readonly at: Vec;
}

/** Rows between the floor and the lowest square: more than any rule looks down. */
const OPEN_BELOW = 3;

/** Columns to keep between a wall and the outermost square: guards may look beside the piece. */
export const marginOf = (...systems: readonly RotationSystem[]): number =>
  systems.some(({ guards }) => guards.length > 0) ? 1 : 0;

/** Rows below the lowest square in the highest of the arenas on the floor. */
const ROOM_BELOW = 2;

/** Rows above the highest square: no rule looks further up. */
const ROOM_ABOVE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of a field of the usual width, or of a wider one where the squares need it; `bottom` is the row of the lowest square. */
function middle(squares: readonly Vec[], usual: Size, margin: number, bottom: number): Arena {
  const { left, right, bottom: lowest, top } = extentOf(squares);
  const columns = right - left + 1;
  const height = Math.max(usual.height, bottom + top - lowest + ROOM_ABOVE);
  const width = Math.max(usual.width, columns + 2 * margin);
  return {
    field: playfield({ width, height }),
    at: [Math.floor((width - columns) / 2) - left, bottom - lowest],
  };
}

/** An arena in which neither walls nor floor reach any of the squares. */
export const openArena = (squares: readonly Vec[], usual: Size, margin: number): Arena =>
  middle(squares, usual, margin, OPEN_BELOW);

/**
 * Arenas on the floor: the piece resting on it, then one row higher each, until there is room below all that the tests look at.
 * @param start the squares of the piece, `squares` those and all that the tests look at
 */
export function floorArenas(start: readonly Vec[], squares: readonly Vec[], usual: Size, margin: number): Arena[] {
  const depth = extentOf(start).bottom - extentOf(squares).bottom;
  return Array.from({ length: depth + ROOM_BELOW + 1 }, (_, height) => middle(squares, usual, margin, height - depth));
}

/** The open arena of a rotation. */
export function arenaOf(system: RotationSystem, rotation: Rotation): Arena {
  const { start, tests } = cellsOf(system, rotation);
  return openArena([...start, ...tests.flat()], system.field, marginOf(system));
}
