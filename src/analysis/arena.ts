import type { Vec } from '#engine/geometry.ts';
import { choiceOf } from '#engine/kicks.ts';
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

/** Rows from the lower edge of the box of a rotation to the top of the field, where only a piece near the top turns by its list. */
export const rowsToTop = (system: RotationSystem, { piece, list = 0 }: Omit<Rotation, 'to'>): number | null =>
  choiceOf(system)?.rowsToTop?.(piece, list) ?? null;

/** The open arena of a rotation and some squares; where its list is that of a piece near the top, the box is as high as that asks for. */
export function arenaAround(system: RotationSystem, rotation: Omit<Rotation, 'to'>, squares: readonly Vec[]): Arena {
  const { field, at } = openArena(squares, system.field, marginOf(system));
  const rows = rowsToTop(system, rotation);
  return { field, at: rows === null ? at : [at[0], field.height - rows] };
}

/** The open arena of a rotation. */
export function arenaOf(system: RotationSystem, rotation: Rotation): Arena {
  const { start, tests } = cellsOf(system, rotation);
  return arenaAround(system, rotation, [...start, ...tests.flat()]);
}

/**
 * An open arena, and where the walls decide under one of the systems, those of all columns: between them they show all that happens.
 * @param start the squares of the piece
 */
export function withWalls(open: Arena, start: readonly Vec[], ...systems: readonly RotationSystem[]): readonly Arena[] {
  if (!systems.some(({ guards }) => guards.some(({ atWalls }) => atWalls))) return [open];
  const { field, at } = open;
  const { left, right } = extentOf(start);
  const columns = Array.from({ length: field.width - (right - left) }, (_, column) => column - left);
  return [open, ...columns.filter((x) => x !== at[0]).map((x): Arena => ({ field, at: [x, at[1]] }))];
}

/** The arenas that show between them all that a rotation can do. */
export const arenasOf = (system: RotationSystem, rotation: Rotation): readonly Arena[] =>
  withWalls(arenaOf(system, rotation), cellsOf(system, rotation).start, system);
