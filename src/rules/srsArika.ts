import type { Orientation } from '#engine/piece.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import { defineSystem, forPieces, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_JLSTZ } from './kickTables.ts';
import { STANDARD_HARD } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

/** Source: Super Rotation System, "Arika SRS". */
// prettier-ignore
export const ARIKA_I: KickRows = {
  '0>>1': [[-2, 0], [ 1, 0], [ 1, 2], [-2,-1]],
  '0>>3': [[ 2, 0], [-1, 0], [-1, 2], [ 2,-1]],
  '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-1]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-1]],
  '1>>0': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
  '3>>0': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-2]],
  '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  '3>>2': [[ 1, 0], [-2, 0], [ 1, 2], [-2,-1]],
};

const DOWN: Orientation = 2;

/** D6: the source says that Arika's SRS spawns pointing down; three programs spawn it pointing up. */
const spawnDown = (system: RotationSystem): RotationSystem => ({
  ...system,
  spawn: { ...system.spawn, orientation: forPieces<Orientation>(0, { J: DOWN, L: DOWN, T: DOWN }) },
});

/**
 * SRS of Arika: a table for the I that is its own mirror image.
 * @example
 * import { srsArika } from 'wallkick/systems';
 *
 * srsArika.name; // → 'Arika SRS'
 */
export const srsArika = defineSystem({
  id: 'srs-arika',
  name: 'Arika SRS',
  family: 'Arika SRS',
  shapes: SRS_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: SRS_JLSTZ },
      { pieces: ['I'], rows: ARIKA_I },
    ],
  },
  turns: QUARTER_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  // The resets of the World rule of TGM3: NullpoMino's rule file, Cambridge and Heboris agree.
  lock: { ...UNKNOWN_LOCK, ...STANDARD_HARD.lock, reset: 'moves', resetLimit: 10, turnResetLimit: 8 },
  readings: { 'spawn-down': { decision: 'D6', apply: spawnDown } },
  unknown: ['unknown.arikaOffsets', 'unknown.afterLastReset'],
});
