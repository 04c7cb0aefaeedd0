import type { Vec } from '#engine/geometry.ts';
import { PIECES } from '#engine/piece.ts';
import type { KickPolicy, Reading } from '#engine/system.ts';
import { HALF_TRANSITIONS, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { rowsFor } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';

/** Every turn of every piece: left before right, never up. Source: RSlist.lua of Techmino, C2, and its dictionary in words. */
// prettier-ignore
const LEFT_FIRST: readonly Vec[] = [
  [-1, 0], [ 1, 0], [ 0,-1], [-1,-1], [ 1,-1], [-2, 0], [ 2, 0],
];

const forEveryTurn = (kicks: readonly Vec[]): KickPolicy => ({
  datum: 'basic rotation',
  rowBy: 'transition',
  groups: [{ pieces: PIECES, rows: rowsFor([...QUARTER_TRANSITIONS, ...HALF_TRANSITIONS], kicks) }],
});

/** D12: tetr.js of farteryhr tries one row up after the seven. */
const EIGHTH_KICK_UP: Reading = {
  decision: 'D12',
  apply: (system) => ({ ...system, kicks: forEveryTurn([...LEFT_FIRST, [0, 1]]) }),
};

/**
 * C2RS of Cultris II: the shapes of SRS, and kicks to the left first and never up.
 * @example
 * import { cultris2 } from 'wallkick/systems';
 *
 * cultris2.name; // → 'C2RS (Cultris II)'
 */
export const cultris2 = defineSystem({
  id: 'cultris-2',
  name: 'C2RS (Cultris II)',
  family: 'SRS shapes, other kicks',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: forEveryTurn(LEFT_FIRST),
  turns: ALL_TURNS,
  mirror: ['O'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  readings: { 'eighth-kick-up': EIGHTH_KICK_UP },
  unknown: ['unknown.closedGame', 'unknown.spawn', 'unknown.lockRules'],
});
