import type { Vec } from '#engine/geometry.ts';
import { HALF_TRANSITIONS } from '#engine/transitions.ts';
import type { KickRows } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, UNKNOWN_LOCK } from './define.ts';
import { bothWays, JLSTZ, rowsFor, withMirror } from './kickTables.ts';
import { TETRA_X_OFFSETS } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

// Sources: consts.js of Tetra Legends and kicks/data.ts of Triangle, the same kicks. Their y grows downwards and is negated here.

/** Clockwise turns of J, L, S, T and Z, whatever the state: down first. Counter-clockwise turns take the mirror image. */
// prettier-ignore
const CLOCKWISE_JLSTZ: readonly Vec[] = [
  [ 0,-1], [-1, 0], [ 1, 0], [-1,-1], [ 1,-1], [ 0, 1], [-1, 1], [ 1, 1],
];

// prettier-ignore
const HALF_JLSTZ: readonly Vec[] = [[ 0,-1], [ 0, 1], [-1, 0], [ 1, 0]];

// prettier-ignore
const HALF_I: readonly Vec[] = [[ 0, 1], [ 0,-1]];

// prettier-ignore
const QUARTER_I: KickRows = withMirror({
  '0>>1': [[ 0, 1], [ 0, 2], [ 0,-1], [ 1, 1], [-1, 1], [ 1, 2], [-1, 2]],
  '1>>2': [[ 0, 1], [ 0, 2], [ 0,-1], [-1, 0], [ 1, 0], [ 2, 0]],
  '2>>3': [[ 0,-1], [ 0,-2], [ 0, 1], [ 1,-1], [-1,-1], [ 1,-2], [-1,-2]],
  '3>>0': [[ 0, 1], [ 0, 2], [ 0,-1], [ 1, 0], [-1, 0], [-2, 0]],
});

/**
 * TETRA-X of Tetra Legends: the shapes of SRS, and kicks down first.
 * @example
 * import { tetraX } from 'wallkick/systems';
 *
 * tetraX.name; // → 'TETRA-X'
 */
export const tetraX = defineSystem({
  id: 'tetra-x',
  name: 'TETRA-X',
  family: 'SRS shapes, other kicks',
  shapes: SRS_SHAPES,
  spawn: TETRA_X_OFFSETS.spawn,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...bothWays(CLOCKWISE_JLSTZ), ...rowsFor(HALF_TRANSITIONS, HALF_JLSTZ) } },
      { pieces: ['I'], rows: { ...QUARTER_I, ...rowsFor(HALF_TRANSITIONS, HALF_I) } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.lockRules'],
});
