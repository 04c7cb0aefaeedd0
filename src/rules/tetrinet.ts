import type { Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { defineSystem, forPieces, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { wallsOnly } from './guards/walls.ts';
import { rowsFor } from './kickTables.ts';

const SHAPES = shapeTable(
  'GTetrinet',
  `
  I  0,3 1,3 2,3 3,3 | 2,3 2,2 2,1 2,0 | 0,3 1,3 2,3 3,3 | 2,3 2,2 2,1 2,0
  J  0,2 0,1 1,1 2,1 | 0,2 1,2 0,1 0,0 | 0,2 1,2 2,2 2,1 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 0,2 0,1 0,0 1,0 | 0,2 1,2 2,2 0,1 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0 | 1,2 2,2 0,1 1,1 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 0,2 0,1 1,1 0,0 | 0,2 1,2 2,2 1,1 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0`,
);

/** Every turn of every piece. Source: tetris_blockrotate of tetris.c. */
const KICKS: readonly Vec[] = [[1, 0], [-1, 0], [2, 0], [-2, 0]]; // prettier-ignore

/**
 * TetriNET, as GTetrinet has it: twelve columns, and kicks from walls alone.
 * @example
 * import { gtetrinet } from 'wallkick/systems';
 *
 * gtetrinet.field.width; // → 12
 */
export const gtetrinet = defineSystem({
  id: 'gtetrinet',
  name: 'TetriNET (GTetrinet)',
  family: 'Consoles and desktops',
  shapes: SHAPES,
  spawn: { ...TOP_ROW_SPAWN, row: 22, column: forPieces(5, { I: 4 }), drawn: true },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [{ pieces: PIECES, rows: rowsFor(QUARTER_TRANSITIONS, KICKS) }],
  },
  turns: QUARTER_TURNS,
  guards: [wallsOnly('forbid')],
  // Rows above the field count as blocks.
  headroom: 0,
  field: { width: 12, height: 22 },
  mirror: ['O'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.spawn', 'unknown.firstClient'],
});
