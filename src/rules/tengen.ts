import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { defineSystem, forPieces, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { rowsFor } from './kickTables.ts';

/** Every state stands in the upper left of its box, but for the upright I, which is in the second column. */
const SHAPES = shapeTable(
  'Tengen',
  `
  I  0,3 1,3 2,3 3,3 | 1,3 1,2 1,1 1,0 | 0,3 1,3 2,3 3,3 | 1,3 1,2 1,1 1,0
  J  0,2 1,2 2,2 2,1 | 1,2 1,1 0,0 1,0 | 0,2 0,1 1,1 2,1 | 0,2 1,2 0,1 0,0
  L  0,2 1,2 2,2 0,1 | 0,2 1,2 1,1 1,0 | 2,2 0,1 1,1 2,1 | 0,2 0,1 0,0 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0 | 1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0
  T  0,2 1,2 2,2 1,1 | 1,2 0,1 1,1 1,0 | 1,2 0,1 1,1 2,1 | 0,2 0,1 1,1 0,0
  Z  0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0`,
);

/**
 * Tetris by Tengen on the NES: one kick, to the left, whichever way the piece turns.
 * @example
 * import { tengenNes } from 'wallkick/systems';
 *
 * tengenNes.name; // → 'Tengen (NES)'
 */
export const tengenNes = defineSystem({
  id: 'tengen-nes',
  name: 'Tengen (NES)',
  family: 'Consoles and desktops',
  shapes: SHAPES,
  spawn: { ...TOP_ROW_SPAWN, column: forPieces(4), row: 22 },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [{ pieces: PIECES.filter((piece) => piece !== 'O'), rows: rowsFor(QUARTER_TRANSITIONS, [[-1, 0]]) }],
  },
  turns: QUARTER_TURNS,
  mirror: ['O'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.ceiling', 'unknown.lockRules'],
});
