import { mirrorX, type Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { KickGroup } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { bothWays } from './kickTables.ts';
import { TECHMINO_SETTINGS } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

// Source: RSlist.lua of Techmino, “BiRS”. A turn takes one of three lists, and keys that are held push every test of it.

// prettier-ignore
const R: readonly Vec[] = [
  [-1, 0], [-1,-1], [ 0,-1], [-1, 1], [ 1,-1], [ 1, 0], [ 0, 1],
  [ 1, 1], [ 0, 2], [-1, 2], [ 1, 2], [-2, 0], [ 2, 0],
];
const L = R.map(mirrorX);
// prettier-ignore
const F: readonly Vec[] = [[ 0,-1], [ 0, 1], [ 0, 2]];

/** Quarter turns by the list of clockwise turns, and the lists of the half turns 0>>2, 1>>3, 2>>0 and 3>>1. */
const groupOf = (
  piece: Piece,
  clockwise: readonly Vec[],
  ...[up, right, down, left]: readonly [readonly Vec[], readonly Vec[], readonly Vec[], readonly Vec[]]
): KickGroup => ({
  pieces: [piece],
  rows: { ...bothWays(clockwise), '0>>2': up, '1>>3': right, '2>>0': down, '3>>1': left },
});

/**
 * BiRS of Techmino: kicks lean towards the keys that are held.
 * @example
 * import { techminoBirs } from 'wallkick/systems';
 *
 * techminoBirs.name; // → 'BiRS (Techmino)'
 */
export const techminoBirs = defineSystem({
  id: 'techmino-birs',
  name: 'BiRS (Techmino)',
  family: 'SRS shapes, other kicks',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    bias: { farthest: 5 },
    groups: [
      groupOf('I', R, F, R, F, L),
      groupOf('J', R, L, L, R, R),
      groupOf('L', R, R, L, L, R),
      groupOf('O', L, F, F, F, F),
      groupOf('S', R, R, R, L, L),
      groupOf('T', R, F, L, F, R),
      groupOf('Z', R, L, R, R, L),
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...TECHMINO_SETTINGS.lock },
  unknown: ['unknown.upwardKicksLeft'],
});
