import { entryPlacement } from '#analysis/entry.ts';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { fieldFor } from '#engine/rotate.ts';
import { extentOf, minosOf, type Extent } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { readingNames, withReadings } from '#rules/readings.ts';
import { DEFAULT_SYSTEM, systemById, SYSTEMS } from '#rules/registry.ts';
import type { Scene } from '#board/scene.ts';
import { oneOf, yesOrNo, type FigureSpec } from '#figure/fields.ts';
import { systemId, systemIdOrNone } from '#figure/systemFields.ts';

const NONE = 'none';

export interface SpawnState {
  /** The id of a system. */
  readonly system: string;
  readonly piece: Piece;
  /** A reading of the sources about spawns; `none` for the ruling. */
  readonly readings: string;
  /** The id of a system to compare with, or `none`. */
  readonly beside: string;
  /** Whether the rows of the spawn are filled. */
  readonly filled: boolean;
}

/** Returns the readings of a system that change spawns. */
export const spawnReadings = (system: RotationSystem): readonly string[] =>
  readingNames(system).filter((name) => withReadings(system, [name]).spawn !== system.spawn);

/** Returns the system of a state, under its reading if the system has it. */
export function spawnSystem({ system: id, readings }: Pick<SpawnState, 'system' | 'readings'>): RotationSystem {
  const system = systemById(id) ?? DEFAULT_SYSTEM;
  return spawnReadings(system).includes(readings) ? withReadings(system, [readings]) : system;
}

const comparedSystem = ({ beside }: SpawnState): RotationSystem | null => systemById(beside) ?? null;

const spawnMinos = (system: RotationSystem, piece: Piece): readonly Vec[] =>
  minosOf(system.shapes, spawnPlacement(system, piece));

/** Returns the field before the spawn: empty, or with the spawn rows filled except for the last column. */
export function spawnField(state: SpawnState): Playfield {
  const system = spawnSystem(state);
  const { width, height } = system.field;
  if (!state.filled || system.spawn.raise === 0) return fieldFor(system, playfield({ width, height }));
  const { bottom, top } = extentOf(PIECES.flatMap((piece) => spawnMinos(system, piece)));
  const full = `${'#'.repeat(width - 1)}.`;
  const rows = Array.from({ length: top + 1 }, (_, y) => (y < bottom ? '.'.repeat(width) : full));
  return fieldFor(system, playfield({ width, height, rows }));
}

/** The result of a spawn. */
export interface SpawnResult {
  readonly orientation: Orientation;
  readonly minos: readonly Vec[];
  readonly extent: Extent;
  /** Rows above the normal spawn. */
  readonly raised: number;
  /** Its visibility in the field. */
  readonly where: 'above' | 'inside' | 'across';
}

/** Returns the spawn of a piece in the field of a state; null if it cannot spawn. */
export function entryOf(state: SpawnState, piece: Piece): SpawnResult | null {
  const system = spawnSystem(state);
  const placement = entryPlacement(system, spawnField(state), piece);
  if (!placement) return null;
  const minos = minosOf(system.shapes, placement);
  const extent = extentOf(minos);
  const { height } = system.field;
  return {
    orientation: placement.orientation,
    minos,
    extent,
    raised: placement.at[1] - spawnPlacement(system, piece).at[1],
    where: extent.bottom >= height ? 'above' : extent.top < height ? 'inside' : 'across',
  };
}

/** Returns the spawn of the same piece in the empty field of the compared system. */
export function comparedEntry(
  state: SpawnState,
): { readonly system: RotationSystem; readonly extent: Extent; readonly minos: readonly Vec[] } | null {
  const system = comparedSystem(state);
  if (!system) return null;
  const minos = spawnMinos(system, state.piece);
  return { system, minos, extent: extentOf(minos) };
}

/** Returns the rows around the top of the visible field, as many above it as below. */
export const spawnExtent = ({ field }: RotationSystem): Extent => ({
  left: 0,
  right: field.width - 1,
  bottom: field.height - 4,
  top: field.height + 3,
});

export const spawnScene = (state: SpawnState, piece: Piece, outline: readonly Vec[]): Scene => ({
  field: spawnField(state),
  piece,
  start: outline,
  body: entryOf(state, piece)?.minos ?? [],
  bodyIs: 'solid',
  obstacles: [],
  marked: [],
  arrow: null,
});

export const SPAWN_VIEWER: FigureSpec<SpawnState> = {
  fields: {
    system: systemId,
    piece: oneOf(PIECES),
    readings: oneOf([NONE, ...new Set(SYSTEMS.flatMap(spawnReadings))]),
    beside: systemIdOrNone,
    filled: yesOrNo,
  },
  standard: { system: DEFAULT_SYSTEM.id, piece: 'T', readings: NONE, beside: NONE, filled: false },
  // `state 0, columns 4-6, rows 21-22, above`, with rows and columns from 1.
  outcome: (state) => {
    const entry = entryOf(state, state.piece);
    if (!entry) return 'blocked';
    const { left, right, bottom, top } = entry.extent;
    return `state ${entry.orientation}, columns ${left + 1}-${right + 1}, rows ${bottom + 1}-${top + 1}, ${entry.where}`;
  },
};
