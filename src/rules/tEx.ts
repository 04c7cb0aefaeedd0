import { mirrorX, type Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import { shapeTable } from '#engine/shapes.ts';
import type { KickGroup, LockRule } from '#engine/system.ts';
import { defineSystem, forPieces, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { pressure } from './guards/choices.ts';
import { rowsFor } from './kickTables.ts';

// Source: ex_classic.lua and ex_modern.lua of the modpack of Cambridge, y turned up. Lists are whole.

// prettier-ignore
const FREE: readonly Vec[] = [[ 0, 0], [ 1, 0], [ 1,-1], [ 0,-1], [-1,-1], [-1, 0], [ 0, 1]];
// prettier-ignore
const LEFT_CLOCKWISE: readonly Vec[] = [[-1, 0], [-1,-1], [ 0,-1], [-1,-2], [ 0, 0], [ 0, 1], [ 1, 0], [ 1,-1]];
// prettier-ignore
const LEFT_COUNTER: readonly Vec[] = [[-1, 0], [-1,-1], [-2, 0], [ 0, 0], [ 0,-1], [ 0, 1], [ 1,-1], [ 1, 0]];

/** The same for every piece and state, by the direction of the turn. */
const turning = (clockwise: readonly Vec[], counter: readonly Vec[]): readonly KickGroup[] => [
  {
    pieces: PIECES,
    rows: {
      ...rowsFor(['0>>1', '1>>2', '2>>3', '3>>0'], clockwise),
      ...rowsFor(['1>>0', '2>>1', '3>>2', '0>>3'], counter),
    },
  },
];

const COMMON = {
  family: 'Fan games',
  kicks: {
    datum: 'basic rotation',
    rowBy: 'choice',
    choice: pressure,
    lists: [
      turning(FREE, FREE.map(mirrorX)),
      turning(LEFT_CLOCKWISE, LEFT_COUNTER),
      turning(LEFT_COUNTER.map(mirrorX), LEFT_CLOCKWISE.map(mirrorX)),
    ],
  },
  turns: { rules: { ...QUARTER_TURNS.rules, '180': { is: 'becomes', turn: 'ccw' } }, never: null },
  palette: 'guideline',
  lock: {
    ...UNKNOWN_LOCK,
    reset: 'moves',
    resetLimit: 10,
    turnResetLimit: 8,
    softDrop: 'does not lock',
    hardDrop: 'locks',
  } satisfies LockRule,
  unknown: ['unknown.ownProgram'],
} as const;

const MODERN_SHAPES = shapeTable(
  'T-EX, modern',
  `
  I  0,1 1,1 2,1 3,1 | 2,3 2,2 2,1 2,0 | 0,1 1,1 2,1 3,1 | 2,3 2,2 2,1 2,0
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0`,
);

const CLASSIC_SHAPES = shapeTable(
  'T-EX, classic',
  `
  I  0,1 1,1 2,1 3,1 | 2,3 2,2 2,1 2,0 | 0,1 1,1 2,1 3,1 | 2,3 2,2 2,1 2,0
  J  0,1 0,0 1,0 2,0 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,1 0,0 1,0 2,0 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,1 0,0 1,0 2,0 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 2,2 1,1 2,1 1,0`,
);

/**
 * T-EX with the shapes of Sega, as the modpack of Cambridge has it: the lists follow the side that the piece is pressed against.
 * @example
 * import { tExClassic } from 'wallkick/systems';
 *
 * tExClassic.name; // → 'T-EX, classic (Cambridge)'
 */
export const tExClassic = defineSystem({
  ...COMMON,
  id: 't-ex-classic',
  name: 'T-EX, classic (Cambridge)',
  shapes: CLASSIC_SHAPES,
  spawn: { ...TOP_ROW_SPAWN, orientation: forPieces(2) },
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
});

/**
 * T-EX with shapes near those of SRS, as the modpack of Cambridge has it.
 * @example
 * import { tExModern } from 'wallkick/systems';
 *
 * tExModern.name; // → 'T-EX, modern (Cambridge)'
 */
export const tExModern = defineSystem({
  ...COMMON,
  id: 't-ex-modern',
  name: 'T-EX, modern (Cambridge)',
  shapes: MODERN_SHAPES,
  spawn: TOP_ROW_SPAWN,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
});
