import { add, type Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { boxAboveTop } from './guards/choices.ts';
import { rowsFor } from './kickTables.ts';

const SHAPES = shapeTable(
  'Quadrapassel',
  `
  I  0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0 | 0,2 1,2 2,2 3,2 | 1,3 1,2 1,1 1,0
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 1,2 1,1 2,1 2,0 | 1,1 2,1 0,0 1,0 | 1,2 1,1 2,1 2,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0`,
);

/** Every turn of every piece. Source: try_rotate of game.vala. */
const TESTS: readonly Vec[] = [[0, 0], [1, 0], [-1, 0], [2, 0], [-2, 0]]; // prettier-ignore

const everyTurn = (tests: readonly Vec[]) => [{ pieces: PIECES, rows: rowsFor(QUARTER_TRANSITIONS, tests) }];

/**
 * Quadrapassel of GNOME: columns alone, up to two away; a piece that pokes out at the top turns one row lower.
 * @example
 * import { quadrapassel } from 'wallkick/systems';
 *
 * quadrapassel.name; // → 'Quadrapassel (GNOME)'
 */
export const quadrapassel = defineSystem({
  id: 'quadrapassel',
  name: 'Quadrapassel (GNOME)',
  family: 'Consoles and desktops',
  shapes: SHAPES,
  spawn: { ...TOP_ROW_SPAWN, drawn: true },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'choice',
    choice: boxAboveTop,
    lists: [everyTurn(TESTS), everyTurn(TESTS.map((test) => add(test, [0, -1])))],
  },
  turns: QUARTER_TURNS,
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, softDrop: 'does not lock', hardDrop: 'locks' },
});
