import type { KickRows } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';

/**
 * Half turns of NullpoMino. The source quotes program text whose y grows downwards, while the rest of the page counts y
 * upwards; every y is negated here.
 */
// prettier-ignore
export const NULLPOMINO_180_JLSTZ: KickRows = {
  '0>>2': [[ 1, 0], [ 2, 0], [ 1,-1], [ 2,-1], [-1, 0], [-2, 0], [-1,-1], [-2,-1], [ 0, 1], [ 3, 0], [-3, 0]],
  '1>>3': [[ 0,-1], [ 0,-2], [-1,-1], [-1,-2], [ 0, 1], [ 0, 2], [-1, 1], [-1, 2], [ 1, 0], [ 0,-3], [ 0, 3]],
  '2>>0': [[-1, 0], [-2, 0], [-1, 1], [-2, 1], [ 1, 0], [ 2, 0], [ 1, 1], [ 2, 1], [ 0,-1], [-3, 0], [ 3, 0]],
  '3>>1': [[ 0,-1], [ 0,-2], [ 1,-1], [ 1,-2], [ 0, 1], [ 0, 2], [ 1, 1], [ 1, 2], [-1, 0], [ 0,-3], [ 0, 3]],
};

// prettier-ignore
export const NULLPOMINO_180_I: KickRows = {
  '0>>2': [[-1, 0], [-2, 0], [ 1, 0], [ 2, 0], [ 0,-1]],
  '1>>3': [[ 0,-1], [ 0,-2], [ 0, 1], [ 0, 2], [-1, 0]],
  '2>>0': [[ 1, 0], [ 2, 0], [-1, 0], [-2, 0], [ 0, 1]],
  '3>>1': [[ 0,-1], [ 0,-2], [ 0, 1], [ 0, 2], [ 1, 0]],
};

/**
 * SRS with 180° rotations that kick, as in NullpoMino and as SRS-X of TETR.IO.
 * @example
 * import { srsNullpomino180 } from 'wallkick/systems';
 *
 * srsNullpomino180.name; // → 'NullpoMino SRS with half turns'
 */
export const srsNullpomino180 = defineSystem({
  id: 'srs-nullpomino-180',
  name: 'NullpoMino SRS with half turns',
  aliases: [{ id: 'tetrio-srs-x', name: 'SRS-X (TETR.IO)' }],
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...NULLPOMINO_180_JLSTZ } },
      { pieces: ['I'], rows: { ...SRS_I, ...NULLPOMINO_180_I } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  // D10: the program counts moves and rotations together, 15 of them, and then locks at once.
  lock: {
    ...GUIDELINE_LOCK,
    reset: 'moves',
    resetLimit: 15,
    afterLastReset: 'locks',
    initialRotation: 'yes',
    initialKicks: true,
  },
});
