import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import { defineSystem, forPieces, GUIDELINE_SPAWN, QUARTER_TURNS, UNKNOWN_LOCK } from './define.ts';
import { bothWays } from './kickTables.ts';

const SHAPES = shapeTable(
  'The New Tetris',
  `
  I  0,1 1,1 2,1 3,1 | 1,3 1,2 1,1 1,0 | 0,1 1,1 2,1 3,1 | 1,3 1,2 1,1 1,0
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,2 1,2 2,2 2,1 | 2,2 2,1 1,0 2,0
  L  2,2 0,1 1,1 2,1 | 0,2 0,1 0,0 1,0 | 0,2 1,2 2,2 0,1 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0 | 1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 1,2 0,1 1,1 0,0`,
);

/**
 * The New Tetris on the Nintendo 64, as two fan programs have it: down, to the side of the button, to the other side, up.
 * @example
 * import { theNewTetris } from 'wallkick/systems';
 *
 * theNewTetris.name; // → 'The New Tetris (Nintendo 64)'
 */
export const theNewTetris = defineSystem({
  id: 'the-new-tetris',
  name: 'The New Tetris (Nintendo 64)',
  family: 'Consoles and desktops',
  shapes: SHAPES,
  // Three-wide pieces stand right of the middle.
  spawn: { ...GUIDELINE_SPAWN, column: forPieces(4, { I: 3 }) },
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      {
        pieces: PIECES.filter((piece) => piece !== 'O'),
        // prettier-ignore
        rows: bothWays([[ 0,-1], [ 1, 0], [-1, 0], [ 0, 1]]),
      },
    ],
  },
  turns: QUARTER_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.ownProgram', 'unknown.firstState', 'unknown.lockRules'],
});
