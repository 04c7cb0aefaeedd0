import { defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN, QUARTER_TURNS } from './define.ts';
import { SRS_KICKS } from './srsGuideline.ts';
import { SRS_SHAPES } from './shapes.ts';

/**
 * Tetris Worlds (2001): the kicks of the Guideline, and a spawn one row higher.
 * @example
 * import { tetrisWorlds } from 'wallkick/systems';
 *
 * tetrisWorlds.name; // → 'Tetris Worlds'
 */
export const tetrisWorlds = defineSystem({
  id: 'tetris-worlds',
  name: 'Tetris Worlds',
  family: 'SRS',
  shapes: SRS_SHAPES,
  // One row higher than every later game: rows 22 and 23, the I in row 22.
  spawn: { ...GUIDELINE_SPAWN, row: 22 },
  kicks: SRS_KICKS,
  turns: QUARTER_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: GUIDELINE_LOCK,
});
