import { mirrorX, type Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { HALF_TRANSITIONS } from '#engine/transitions.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, NO_KICKS, QUARTER_TURNS, UNKNOWN_LOCK } from './define.ts';
import { bothWays, rowsFor } from './kickTables.ts';
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

/** Left turns, after basic rotation. Source: two wikis print all 25 displacements. */
// prettier-ignore
const LEFT: readonly Vec[] = [
  [ 0,-1], [ 0,-2], [ 1, 0], [ 1,-1], [ 1,-2], [-1, 0], [-1,-1], [-1,-2],
  [ 2, 0], [-2, 0], [ 2,-1], [-2,-1], [ 2,-2], [-2,-2],
  [ 0, 1], [ 1, 1], [-1, 1], [ 2, 1], [-2, 1], [ 0, 2], [ 1, 2], [-1, 2], [ 2, 2], [-2, 2],
];

/**
 * Tetris Best as two wikis have it: every turn tries 25 positions.
 * @example
 * import { tetrisBest25 } from 'wallkick/systems';
 *
 * tetrisBest25.name; // → 'Tetris Best (25 kicks)'
 */
export const tetrisBest25 = defineSystem({
  id: 'tetris-best-25',
  name: 'Tetris Best (25 kicks)',
  family: 'SRS',
  shapes: SRS_TRUE_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    // One of its two half turns takes the list of left turns; the other one takes its mirror image.
    groups: [{ pieces: PIECES, rows: { ...bothWays(LEFT.map(mirrorX)), ...rowsFor(HALF_TRANSITIONS, LEFT) } }],
  },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.spawn', 'unknown.program'],
});
