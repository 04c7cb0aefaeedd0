import { defineSystem, GUIDELINE_SPAWN, NO_KICKS, QUARTER_TURNS, UNKNOWN_LOCK } from './define.ts';
import { SRS_TRUE_SHAPES } from './trueShapes.ts';

/** Turns about a mino and leaves the wobble of the O as it is. The source says that its kicks differ and not what they are. */
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
