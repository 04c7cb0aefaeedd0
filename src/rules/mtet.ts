import type { Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import { HALF_TRANSITIONS } from '#engine/transitions.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { bothWays, rowsFor } from './kickTables.ts';

/** The states of SRS, each resting on the bottom of the box while it lies. */
const SHAPES = shapeTable(
  'MTET',
  `
  I  0,1 1,1 2,1 3,1 | 2,3 2,2 2,1 2,0 | 0,1 1,1 2,1 3,1 | 1,3 1,2 1,1 1,0
  J  0,1 0,0 1,0 2,0 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,1 0,0 1,0 2,0 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 1,2 1,1 2,1 2,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,1 0,0 1,0 2,0 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0`,
);

/** Clockwise turns and half turns; counter-clockwise turns take the mirror image. Source: mtet.lua of the modpack of Cambridge. */
// prettier-ignore
const CLOCKWISE: readonly Vec[] = [
  [ 1, 0], [ 1,-1], [ 0,-1], [-1, 0], [ 0, 1], [ 1, 1], [-1, 1],
];

/**
 * MTET, as a rule set of Cambridge: seven kicks, the side of the button first.
 * @example
 * import { mtet } from 'wallkick/systems';
 *
 * mtet.name; // → 'MTET'
 */
export const mtet = defineSystem({
  id: 'mtet',
  name: 'MTET',
  family: 'Fan games',
  shapes: SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      {
        pieces: PIECES.filter((piece) => piece !== 'O'),
        rows: { ...bothWays(CLOCKWISE), ...rowsFor(HALF_TRANSITIONS, CLOCKWISE) },
      },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: {
    ...UNKNOWN_LOCK,
    reset: 'moves',
    resetLimit: 15,
    countsAnew: 'lowest row',
    softDrop: 'does not lock',
    hardDrop: 'locks',
  },
});
