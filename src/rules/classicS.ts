import type { Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { SEGA_SHAPES } from './classicShapes.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { wallsOnly } from './guards/walls.ts';
import { rowsFor } from './kickTables.ts';
import { CLASSIC_S } from './ruleFiles.ts';

/** The program tries left and then right, and takes the last that fits. Source: WallOnlyWallkick.java. */
const KICKS: readonly Vec[] = [[1, 0], [-1, 0]]; // prettier-ignore

/**
 * CLASSIC-S of NullpoMino: the pieces of Sega, and kicks from walls alone, as players wrote of Sega’s game of 1999.
 * @example
 * import { nullpominoClassicS } from 'wallkick/systems';
 *
 * nullpominoClassicS.name; // → 'CLASSIC-S (NullpoMino)'
 */
export const nullpominoClassicS = defineSystem({
  id: 'nullpomino-classic-s',
  name: 'CLASSIC-S (NullpoMino)',
  family: 'Sega',
  shapes: SEGA_SHAPES,
  spawn: { ...TOP_ROW_SPAWN, row: 18 },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [{ pieces: PIECES.filter((piece) => piece !== 'I'), rows: rowsFor(QUARTER_TRANSITIONS, KICKS) }],
  },
  turns: QUARTER_TURNS,
  guards: [wallsOnly('allow')],
  field: { width: 10, height: 18 },
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: { ...UNKNOWN_LOCK, ...CLASSIC_S.lock },
});
