import type { Vec } from '#engine/geometry.ts';
import type { RotationSystem } from '#engine/system.ts';
import { I_UP, LYING_TO_UPRIGHT, T_UP, TO_NUB_UP, UPRIGHT_TO_LYING } from './arsKicks.ts';
import { ALL_TURNS, defineSystem, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { DTET_ROWS } from './dtet.ts';
import { countFloorKicks } from './floorKicks.ts';
import { iGrounded } from './guards/contact.ts';
import { floorKickBudget } from './guards/floorKickBudget.ts';
import { rowsFor } from './kickTables.ts';
import { DTET_SHAPES } from './classicShapes.ts';

/** D8: the DTET document says that half turns look left first; the program looks right first, whatever its own comment says. */
const halfTurnLeft = (system: RotationSystem): RotationSystem =>
  system.kicks.rowBy === 'precedence'
    ? { ...system, kicks: { ...system.kicks, natural: { ...system.kicks.natural, '180': 'left' } } }
    : system;

// prettier-ignore
const I_FAR_SIDES: readonly Vec[] = [[-2, 0], [ 2, 0]];

/**
 * DTET in Heboris: a button for 180° rotations, and floor kicks as in TGM3.
 * @example
 * import { dtetHeboris } from 'wallkick/systems';
 *
 * dtetHeboris.name; // → 'DTET (Heboris)'
 */
export const dtetHeboris = defineSystem({
  id: 'dtet-heboris',
  name: 'DTET (Heboris)',
  family: 'DTET',
  shapes: DTET_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'precedence',
    natural: { ccw: 'left', cw: 'right', '180': 'right' },
    rows: DTET_ROWS,
    // Which kick is tried depends on where the turn ends, so half turns have them too.
    then: [
      { pieces: ['T'], rows: rowsFor([...TO_NUB_UP, '0>>2'], T_UP) },
      {
        pieces: ['I'],
        rows: {
          ...rowsFor([...UPRIGHT_TO_LYING, '0>>2', '2>>0'], I_FAR_SIDES),
          ...rowsFor([...LYING_TO_UPRIGHT, '1>>3', '3>>1'], I_UP),
        },
      },
    ],
  },
  turns: ALL_TURNS,
  guards: [iGrounded, floorKickBudget({ I: 1, T: 1 })],
  memory: countFloorKicks,
  // The five kicks of DTET are counted by their place; these three are named.
  kickNames: {
    '-2,0': { name: 'kick.leftTwo', number: 6 },
    '2,0': { name: 'kick.rightTwo', number: 7 },
    '0,1': { name: 'kick.upOne', number: 8 },
  },
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: UNKNOWN_LOCK,
  // In its source, counter-clockwise pressed while clockwise is held looks right first; the opposite case is switched off.
  buttons: { is: 'tried once a press', sides: [{ turn: 'ccw', whileHeld: 'cw', precedence: 'right' }] },
  readings: { 'half-turn-left': { decision: 'D8', apply: halfTurnLeft } },
  unknown: ['unknown.lockRules', 'unknown.palette'],
});
