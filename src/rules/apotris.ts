import type { KickRows } from '#engine/system.ts';
import { shapeTable, type ShapeTable } from '#engine/shapes.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';

// Source: tetromino.cpp and blockEngine.cpp of Apotris, April 2026. Tests after basic rotation, in the order of the program.

const COMMON = {
  spawn: GUIDELINE_SPAWN,
  turns: ALL_TURNS,
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, reset: 'moves', resetLimit: 15 },
  unknown: ['unknown.upwardKicksCounted', 'unknown.spawn'],
} as const;

/** Half turns of an upright piece, in all three systems. */
// prettier-ignore
const UPRIGHT: KickRows = {
  '1>>3': [[ 1, 0], [ 1, 2], [ 1, 1], [ 0, 2], [ 0, 1]],
  '3>>1': [[-1, 0], [-1, 2], [-1, 1], [ 0, 2], [ 0, 1]],
};

// prettier-ignore
const SRS_HALF_TURNS: KickRows = {
  '0>>2': [[ 0, 1], [ 1, 1], [-1, 1], [ 1, 0], [-1, 0]],
  '2>>0': [[ 0, 1], [-1, 1], [ 1, 1], [-1, 0], [ 1, 0]],
  ...UPRIGHT,
};

/**
 * SRS of Apotris: SRS, with half turns of its own that kick up.
 * @example
 * import { apotrisSrs } from 'wallkick/systems';
 *
 * apotrisSrs.name; // → 'SRS (Apotris)'
 */
export const apotrisSrs = defineSystem({
  ...COMMON,
  id: 'apotris-srs',
  name: 'SRS (Apotris)',
  family: 'Fan games',
  shapes: SRS_SHAPES,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...SRS_HALF_TURNS } },
      { pieces: ['I'], rows: { ...SRS_I, ...SRS_HALF_TURNS } },
    ],
  },
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
});

/** State 0 stands one row lower than in SRS; S and Z lie in the same row in states 0 and 2. */
const LOW_SHAPES = shapeTable(
  'BARS',
  `
  I  0,2 1,2 2,2 3,2 | 2,3 2,2 2,1 2,0 | 0,1 1,1 2,1 3,1 | 1,3 1,2 1,1 1,0
  J  0,1 0,0 1,0 2,0 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,1 0,0 1,0 2,0 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 1,2 1,1 2,1 2,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,1 0,0 1,0 2,0 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0`,
);

// prettier-ignore
const HALF_TURNS: KickRows = {
  '0>>2': [[ 0, 1], [ 0,-1], [-1,-1], [ 1, 1], [ 1,-1], [ 1, 0], [-1, 0]],
  '2>>0': [[ 0, 1], [-1,-1], [ 1,-1], [-1, 1], [ 1, 1], [-1, 0], [ 1, 0]],
  ...UPRIGHT,
};

// prettier-ignore
const BARS_JLSTZ: KickRows = {
  '0>>1': [[-1, 0], [-1, 1], [ 0,-3], [-1,-3], [ 0, 1]],
  '1>>0': [[ 1, 0], [ 1,-1], [ 0, 3], [ 1, 3], [ 0, 1]],
  '1>>2': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2], [ 0, 1]],
  '2>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2], [ 0, 1]],
  '2>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [ 1,-2], [ 0, 1]],
  '3>>2': [[-1, 0], [-1,-1], [ 0, 2], [-1, 2], [ 0, 1]],
  '3>>0': [[-1, 0], [-1,-1], [ 0, 3], [-1, 3], [ 0, 1]],
  '0>>3': [[ 1, 0], [ 1, 1], [ 0,-3], [ 1,-3], [ 0, 1]],
  ...HALF_TURNS,
};

// prettier-ignore
const BARS_I: KickRows = {
  '0>>1': [[ 0, 1], [ 0, 2]],
  '1>>0': [[-1, 0], [ 2, 0], [ 0,-1]],
  '1>>2': [[-1, 0], [ 2, 0], [ 0,-1]],
  '2>>1': [[ 0, 1]],
  '2>>3': [[ 0, 1]],
  '3>>2': [[ 1, 0], [-2, 0], [ 0,-1]],
  '3>>0': [[ 1, 0], [-2, 0], [ 0,-1]],
  '0>>3': [[ 0, 1], [ 0, 2]],
  ...HALF_TURNS,
};

/**
 * BARS of Apotris: kicks of SRS that reach one row further, and one up at the end.
 * @example
 * import { apotrisBars } from 'wallkick/systems';
 *
 * apotrisBars.name; // → 'BARS (Apotris)'
 */
export const apotrisBars = defineSystem({
  ...COMMON,
  id: 'apotris-bars',
  name: 'BARS (Apotris)',
  family: 'Fan games',
  shapes: LOW_SHAPES,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: BARS_JLSTZ },
      { pieces: ['I'], rows: BARS_I },
    ],
  },
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
});

/** The mirror image of 0>>3 would have (-1, 1) in 0>>1 too; the program does not. */
// prettier-ignore
const SDRS_JLSTZ: KickRows = {
  '0>>1': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1], [ 1,-1], [-1,-1], [ 0,-3], [-1,-3]],
  '1>>0': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1], [-1,-1], [ 1,-1], [ 0, 3], [ 1, 3]],
  '1>>2': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1], [ 1,-1], [-1,-1], [ 0, 2], [ 1, 2]],
  '2>>1': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1], [-1,-1], [ 1,-1], [-1, 1], [ 0,-2], [-1,-2]],
  '2>>3': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1], [ 1,-1], [-1,-1], [ 1, 1], [ 0,-2], [ 1,-2]],
  '3>>2': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1], [-1,-1], [ 1,-1], [ 0, 2], [-1, 2]],
  '3>>0': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1], [ 1,-1], [-1,-1], [ 0, 3], [-1, 3]],
  '0>>3': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1], [-1,-1], [ 1,-1], [ 1, 1], [ 0,-3], [ 1,-3]],
  ...HALF_TURNS,
};

const SDRS_SHAPES: ShapeTable = {
  ...LOW_SHAPES,
  I: {
    ...LOW_SHAPES.I,
    states: LOW_SHAPES.I.states.with(0, LOW_SHAPES.I.states[2]) as unknown as ShapeTable['I']['states'],
  },
};

/**
 * SDRS of Apotris: eight or nine kicks, the near squares first.
 * @example
 * import { apotrisSdrs } from 'wallkick/systems';
 *
 * apotrisSdrs.name; // → 'SDRS (Apotris)'
 */
export const apotrisSdrs = defineSystem({
  ...COMMON,
  id: 'apotris-sdrs',
  name: 'SDRS (Apotris)',
  family: 'Fan games',
  shapes: SDRS_SHAPES,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: SDRS_JLSTZ },
      { pieces: ['I'], rows: { ...BARS_I, '0>>1': [[0, 1]], '0>>3': [[0, 1]] } },
    ],
  },
  mirror: ['I', 'O', 'T'],
});
