import type { KickRows } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, mirrored, SRS_JLSTZ, withMirror } from './kickTables.ts';
import { TECHMINO_SETTINGS } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

// Source: RSlist.lua of Techmino, in its order. The names of two of these systems are those of other tables elsewhere.

/** “SRS_plus”. */
// prettier-ignore
const SRS_PLUS_I: KickRows = withMirror({
  '0>>1': [[ 1, 0], [-2, 0], [ 1, 2], [-2,-1]],
  '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  '2>>3': [[-1, 0], [ 2, 0], [-1,-2], [ 2, 1]],
  '3>>0': [[ 1, 0], [-2, 0], [ 1,-2], [-2, 1]],
});

/** “SRS_plus” and “SRS_X”. */
// prettier-ignore
const HALF_JLSTZ: KickRows = {
  '0>>2': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1]],
  '2>>0': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1]],
  '1>>3': [[ 0,-1], [-1, 0], [ 1, 0], [ 0, 1]],
  '3>>1': [[ 0,-1], [-1, 0], [ 1, 0], [ 0, 1]],
};

/** “TRS” and “SRS_X”. */
// prettier-ignore
const TRS_I: KickRows = withMirror({
  '0>>1': [[ 0, 1], [ 1, 0], [-2, 0], [-2,-1], [ 1, 2]],
  '1>>2': [[-1, 0], [ 2, 0], [ 2,-1], [ 0,-1], [-1, 2]],
  '2>>3': [[ 2, 0], [-1, 0], [-1,-2], [ 2, 1], [ 0, 1]],
  '3>>0': [[-2, 0], [ 1, 0], [ 1,-2], [-2, 1], [ 0, 1]],
});

/** “TRS”, “SRS_plus” and “SRS_X”. */
// prettier-ignore
const HALF_I: KickRows = {
  '0>>2': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1]],
  '2>>0': [[ 1, 0], [-1, 0], [ 0, 1], [ 0,-1]],
  '1>>3': [[ 0,-1], [-1, 0], [ 1, 0], [ 0, 1]],
  '3>>1': [[ 0,-1], [ 1, 0], [-1, 0], [ 0, 1]],
};

// “TRS”, piece by piece. The lists of J and Z are mirror images of those of L and S, and so are opposite turns of I and T.
// prettier-ignore
const TRS_L: KickRows = {
  '0>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2], [-1,-1], [ 0, 1]],
  '1>>0': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2], [ 0,-1], [ 1, 1]],
  '1>>2': [[ 1, 0], [ 1,-1], [-1, 0], [ 0, 2], [ 1, 2], [ 1, 1]],
  '2>>1': [[-1, 0], [-1,-1], [ 1, 0], [-1, 1], [ 0,-2], [-1,-2]],
  '2>>3': [[ 1, 0], [ 1, 1], [ 1,-1], [-1, 0], [ 0, 1], [ 0,-2], [ 1,-2]],
  '3>>2': [[-1, 0], [-1,-1], [-1, 1], [ 1, 0], [ 0,-1], [ 0, 2], [-1, 2]],
  '3>>0': [[-1, 0], [-1,-1], [ 0, 2], [ 1,-1], [ 0,-1], [ 0, 1]],
  '0>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [-1, 1], [ 0, 1], [ 0,-1]],
  '0>>2': [[ 1, 0], [-1, 0], [ 0,-1], [ 0, 1]],
  '2>>0': [[-1, 0], [ 1, 0], [ 0, 1], [ 0,-1]],
  '1>>3': [[ 0, 1], [ 0,-1], [ 1, 0]],
  '3>>1': [[ 0,-1], [ 0, 1], [-1, 0]],
};

// prettier-ignore
const TRS_S: KickRows = {
  '0>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-1], [-1,-2]],
  '1>>0': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2], [ 0,-1]],
  '1>>2': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2], [ 0,-1]],
  '2>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2], [ 0, 1]],
  '2>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [ 1,-2], [ 1,-1]],
  '3>>2': [[-1, 0], [-1,-1], [ 0, 2], [-1, 2], [-1, 1]],
  '3>>0': [[-1, 0], [-1,-1], [ 0, 2], [-1,-2], [ 0,-1]],
  '0>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [ 1, 2], [ 0, 1]],
  '0>>2': [[-1, 0], [ 1, 0], [ 0,-1], [ 0, 1]],
  '2>>0': [[ 1, 0], [-1, 0], [ 0, 1], [ 0,-1]],
  '1>>3': [[ 0, 1], [ 0,-1], [ 0, 2]],
  '3>>1': [[ 0,-1], [ 0, 1], [ 0,-2]],
};

// prettier-ignore
const TRS_T: KickRows = {
  ...withMirror({
    '0>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2], [ 0, 1]],
    '1>>2': [[ 1, 0], [ 1,-1], [ 0,-1], [-1,-1], [ 0, 2], [ 1, 2], [ 1, 1]],
    '2>>3': [[ 1, 0], [ 0,-2], [ 1,-2], [ 1,-1], [ 0,-1], [-1, 1]],
    '3>>0': [[-1, 0], [-1,-1], [ 0, 2], [-1, 2], [ 0, 1], [ 0,-1]],
  }),
  '0>>2': [[-1, 0], [ 1, 0], [ 0, 1]],
  '2>>0': [[ 1, 0], [-1, 0], [ 0,-1]],
  '1>>3': [[ 0,-1], [ 0, 1], [ 1, 0], [ 0,-2], [ 0, 2]],
  '3>>1': [[ 0,-1], [ 0, 1], [-1, 0], [ 0,-2], [ 0, 2]],
};

/** A kick upwards is made only while the piece has a lock reset left, and uses one up. The engine takes it as left. */
const UNKNOWN = ['unknown.upwardKicksLeft'];

/**
 * TRS of Techmino: a list for each piece and rotation.
 * @example
 * import { techminoTrs } from 'wallkick/systems';
 *
 * techminoTrs.name; // → 'TRS (Techmino)'
 */
export const techminoTrs = defineSystem({
  id: 'techmino-trs',
  name: 'TRS (Techmino)',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: ['I'], rows: { ...TRS_I, ...HALF_I } },
      { pieces: ['J'], rows: mirrored(TRS_L) },
      { pieces: ['L'], rows: TRS_L },
      { pieces: ['S'], rows: TRS_S },
      { pieces: ['T'], rows: TRS_T },
      { pieces: ['Z'], rows: mirrored(TRS_S) },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...TECHMINO_SETTINGS.lock },
  unknown: [...UNKNOWN, 'unknown.turnsOfO'],
});

/**
 * SRS+ of Techmino: kicks of the I in an order of their own, and 180° rotations that kick.
 * @example
 * import { techminoSrsPlus } from 'wallkick/systems';
 *
 * techminoSrsPlus.name; // → 'SRS+ (Techmino)'
 */
export const techminoSrsPlus = defineSystem({
  id: 'techmino-srs-plus',
  name: 'SRS+ (Techmino)',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...HALF_JLSTZ } },
      { pieces: ['I'], rows: { ...SRS_PLUS_I, ...HALF_I } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...TECHMINO_SETTINGS.lock },
  unknown: UNKNOWN,
});

/**
 * SRS-X of Techmino: the I of TRS, the other pieces of SRS.
 * @example
 * import { techminoSrsX } from 'wallkick/systems';
 *
 * techminoSrsX.name; // → 'SRS-X (Techmino)'
 */
export const techminoSrsX = defineSystem({
  id: 'techmino-srs-x',
  name: 'SRS-X (Techmino)',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...HALF_JLSTZ } },
      { pieces: ['I'], rows: { ...TRS_I, ...HALF_I } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...TECHMINO_SETTINGS.lock },
  unknown: UNKNOWN,
});
