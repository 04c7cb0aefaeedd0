import type { KickRows } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';
import { ARIKA_I } from './srsArika.ts';

/** Source: Super Rotation System, "Arika SRS": Tetris Perfect takes Arika's table with two kicks one row deeper. */
// prettier-ignore
export const PERFECT_I: KickRows = {
  ...ARIKA_I,
  '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-2]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
};

/**
 * Tetris Perfect: the I of Arika with two kicks repaired, and an O that does not rotate.
 * @example
 * import { tetrisPerfect } from 'wallkick/systems';
 *
 * tetrisPerfect.name; // → 'Tetris Perfect'
 */
export const tetrisPerfect = defineSystem({
  id: 'tetris-perfect',
  name: 'Tetris Perfect',
  family: 'Arika SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: SRS_JLSTZ },
      { pieces: ['I'], rows: PERFECT_I },
    ],
  },
  // A half turn is basic rotation or nothing; the O is not turned at all.
  turns: { ...ALL_TURNS, never: { pieces: ['O'], because: { code: 'refused.oDoesNotTurn' } } },
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.spawn', 'unknown.program'],
});
