import { defineSystem, GUIDELINE_SPAWN, NO_KICKS, QUARTER_TURNS, UNKNOWN_LOCK } from './define.ts';
import { SRS_TRUE_SHAPES } from './trueShapes.ts';

/**
 * Tetris Best: pieces rotate about a mino, and the O wobbles. The source says that the kicks differ and not how, so it has none here.
 * @example
 * import { tetrisBest } from 'wallkick/systems';
 *
 * tetrisBest.name; // → 'Tetris Best'
 */
export const tetrisBest = defineSystem({
  id: 'tetris-best',
  name: 'Tetris Best',
  family: 'SRS',
  shapes: SRS_TRUE_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: NO_KICKS,
  turns: QUARTER_TURNS,
  mirror: ['J', 'L', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.kicks', 'unknown.halfTurn', 'unknown.spawn', 'unknown.program'],
});
