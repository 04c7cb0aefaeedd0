import type { Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import type { Reading } from '#engine/system.ts';
import { HALF_TRANSITIONS } from '#engine/transitions.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { bothWays, rowsFor } from './kickTables.ts';
import { TECHMINO_SETTINGS } from './ruleFiles.ts';
import { SRS_TRUE_SHAPES } from './trueShapes.ts';

/** Clockwise turns of every piece and state: 21 kicks. Counter-clockwise turns take the mirror image. Source: RSlist.lua of Techmino. */
// prettier-ignore
const CLOCKWISE: readonly Vec[] = [
  [-1, 0], [ 0,-1], [-1,-1], [ 0,-2], [-1,-2], [-2, 0], [-2,-1],
  [-2,-2], [ 1, 0], [ 1,-1], [ 0, 1], [-1, 1], [-2, 1], [ 1,-2],
  [ 2, 0], [ 0, 2], [-1, 2], [-2, 2], [ 2,-1], [ 2,-2], [ 1, 1],
];

/** Half turns of ASC+: 17 kicks, left first for every piece. Source: the same file. */
// prettier-ignore
const HALF_TURN: readonly Vec[] = [
  [-1, 0], [ 1, 0], [ 0,-1], [-1,-1], [ 1,-1], [ 0,-2],
  [-1,-2], [ 1,-2], [-2, 0], [ 2, 0], [-2,-1], [ 2,-1],
  [-2, 1], [ 2, 1], [ 0, 2], [-1, 2], [ 1, 2],
];

const QUARTER_TURNS = bothWays(CLOCKWISE);

/** D11: TETR.IO in 2024, as Triangle copies it. The I turns about its third mino, so a state has the squares of the opposite one. */
const I_ABOUT_THIRD_MINO: Reading = {
  decision: 'D11',
  apply: (system) => {
    const { I } = system.shapes;
    const [spawn, right, half, left] = I.states;
    return { ...system, shapes: { ...system.shapes, I: { ...I, states: [half, left, spawn, right] } } };
  },
};

/**
 * ASC of Ascension: one list of 21 kicks for every piece.
 * @example
 * import { asc } from 'wallkick/systems';
 *
 * asc.name; // → 'ASC (Ascension)'
 */
export const asc = defineSystem({
  id: 'asc',
  name: 'ASC (Ascension)',
  family: 'ASC',
  shapes: SRS_TRUE_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: { datum: 'basic rotation', rowBy: 'transition', groups: [{ pieces: PIECES, rows: QUARTER_TURNS }] },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  readings: { 'i-about-third-mino': I_ABOUT_THIRD_MINO },
  unknown: ['unknown.closedGame', 'unknown.spawn', 'unknown.lockRules'],
});

/**
 * ASC+ of Techmino: ASC with 180° rotations that kick.
 * @example
 * import { ascPlus } from 'wallkick/systems';
 *
 * ascPlus.name; // → 'ASC+ (Techmino)'
 */
export const ascPlus = defineSystem({
  id: 'asc-plus',
  name: 'ASC+ (Techmino)',
  family: 'ASC',
  shapes: SRS_TRUE_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [{ pieces: PIECES, rows: { ...QUARTER_TURNS, ...rowsFor(HALF_TRANSITIONS, HALF_TURN) } }],
  },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...TECHMINO_SETTINGS.lock },
});
