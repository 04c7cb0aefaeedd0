import type { KickRows } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { TRIANGLE_ENGINE } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

// The game is closed. These are the tables of its client of May 2026, as two public programs copy them; their y grows downwards and is
// negated here.

/** Half turns of J, L, S, T and Z: five kicks. */
// prettier-ignore
export const TETRIO_180_JLSTZ: KickRows = {
  '0>>2': [[ 0, 1], [ 1, 1], [-1, 1], [ 1, 0], [-1, 0]],
  '2>>0': [[ 0,-1], [-1,-1], [ 1,-1], [-1, 0], [ 1, 0]],
  '1>>3': [[ 1, 0], [ 1, 2], [ 1, 1], [ 0, 2], [ 0, 1]],
  '3>>1': [[-1, 0], [-1, 2], [-1, 1], [ 0, 2], [ 0, 1]],
};

/** Half turns of the I: one kick, which for I, S and Z is the place where the piece already is. */
// prettier-ignore
export const ONE_180_KICK: KickRows = {
  '0>>2': [[ 0, 1]],
  '2>>0': [[ 0,-1]],
  '1>>3': [[ 1, 0]],
  '3>>1': [[-1, 0]],
};

/** The kicks of SRS for the I in another order, so that they are mirror images of each other. */
// prettier-ignore
export const SRS_PLUS_I: KickRows = {
  '0>>1': [[ 1, 0], [-2, 0], [-2,-1], [ 1, 2]],
  '1>>0': [[-1, 0], [ 2, 0], [-1,-2], [ 2, 1]],
  '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-2]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
  '3>>2': [[ 1, 0], [-2, 0], [ 1, 2], [-2,-1]],
  '3>>0': [[ 1, 0], [-2, 0], [ 1,-2], [-2, 1]],
  '0>>3': [[-1, 0], [ 2, 0], [ 2,-1], [-1, 2]],
};

/** One row above the guideline. */
const TETRIO_SPAWN = { ...GUIDELINE_SPAWN, row: 22 };

const TETRIO_LOCK = { ...UNKNOWN_LOCK, ...TRIANGLE_ENGINE.lock } as const;

/**
 * SRS+ of TETR.IO: kicks of the I in another order, and 180° rotations that kick.
 * @example
 * import { tetrioSrsPlus } from 'wallkick/systems';
 *
 * tetrioSrsPlus.name; // → 'SRS+ (TETR.IO)'
 */
export const tetrioSrsPlus = defineSystem({
  id: 'tetrio-srs-plus',
  name: 'SRS+ (TETR.IO)',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: TETRIO_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...TETRIO_180_JLSTZ } },
      { pieces: ['I'], rows: { ...SRS_PLUS_I, ...ONE_180_KICK } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: TETRIO_LOCK,
  unknown: ['unknown.closedGame'],
});

/**
 * SRS of TETR.IO: the Guideline tables, and 180° rotations that kick, except those of the I.
 * @example
 * import { tetrioSrs } from 'wallkick/systems';
 *
 * tetrioSrs.name; // → 'SRS (TETR.IO)'
 */
export const tetrioSrs = defineSystem({
  id: 'tetrio-srs',
  name: 'SRS (TETR.IO)',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: TETRIO_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...TETRIO_180_JLSTZ } },
      { pieces: ['I'], rows: SRS_I },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: TETRIO_LOCK,
  unknown: ['unknown.closedGame'],
});
