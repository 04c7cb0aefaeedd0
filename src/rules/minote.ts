import type { Vec } from '#engine/geometry.ts';
import type { KickGroup, KickRows } from '#engine/system.ts';
import { shapeTable } from '#engine/shapes.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { lastSide } from './guards/choices.ts';
import { rowsFor } from './kickTables.ts';

// Source: playstate.cpp and mino.hpp of Minote.

const SHAPES = shapeTable(
  'Minote',
  `
  I  1,2 2,2 3,2 4,2 | 2,3 2,2 2,1 2,0 | 0,2 1,2 2,2 3,2 | 2,4 2,3 2,2 2,1
  J  0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0 | 0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0
  L  0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0 | 2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0
  O  1,1 2,1 1,0 2,0 | 0,1 1,1 0,0 1,0 | 0,2 1,2 0,1 1,1 | 1,2 2,2 1,1 2,1
  S  1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0 | 1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0
  T  0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0 | 1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0
  Z  0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0 | 0,2 1,2 1,1 2,1 | 2,2 1,1 2,1 1,0`,
  { I: 5, O: 3 },
);

/** What each turn adds to basic rotation. For I, S and Z it does not cancel over four turns. */
// prettier-ignore
const CARRIES_I: KickRows = {
  '0>>3': [[ 0,-1]], '3>>2': [[ 0, 1]], '2>>1': [[-1, 0]], '1>>0': [[-1, 0]],
  '0>>1': [[ 1, 0]], '1>>2': [[ 1, 0]], '2>>3': [[ 0,-1]], '3>>0': [[ 0, 1]],
};
// prettier-ignore
const CARRIES_SZ: KickRows = {
  '0>>3': [[-1, 0]], '3>>2': [[ 0,-1]], '2>>1': [[ 0, 1]], '1>>0': [[-1, 0]],
  '0>>1': [[ 1, 0]], '1>>2': [[ 0,-1]], '2>>3': [[ 0, 1]], '3>>0': [[ 1, 0]],
};
// prettier-ignore
const CARRIES_O: KickRows = {
  '0>>3': [[ 0,-1]], '3>>2': [[ 1, 0]], '2>>1': [[ 0, 1]], '1>>0': [[-1, 0]],
  '0>>1': [[ 1, 0]], '1>>2': [[ 0,-1]], '2>>3': [[-1, 0]], '3>>0': [[ 0, 1]],
};

/** Down, the last side, the other side, and the two below these. The I never kicks. */
const kicking = (last: -1 | 1): readonly KickGroup[] => {
  const tests: readonly Vec[] = [[0, 0], [0, -1], [last, 0], [-last, 0], [last, -1], [-last, -1]]; // prettier-ignore
  return [{ pieces: ['J', 'L', 'O', 'S', 'T', 'Z'], rows: rowsFor(QUARTER_TRANSITIONS, tests) }];
};

/**
 * Minote: kicks go down and to the side that was pressed last. Turns carry I, S and Z along, so that four of them move the piece.
 * @example
 * import { minote } from 'wallkick/systems';
 *
 * minote.name; // → 'Minote'
 */
export const minote = defineSystem({
  id: 'minote',
  name: 'Minote',
  family: 'Fan games',
  shapes: SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'choice',
    choice: lastSide,
    lists: [kicking(1), kicking(-1)],
    carries: [
      { pieces: ['I'], rows: CARRIES_I },
      { pieces: ['S', 'Z'], rows: CARRIES_SZ },
      { pieces: ['O'], rows: CARRIES_O },
    ],
  },
  turns: QUARTER_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.spawn', 'unknown.lockRules'],
});
