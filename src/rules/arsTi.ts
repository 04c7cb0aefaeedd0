import { ARS_KICK_NAMES, TI_KICKS } from './arsKicks.ts';
import {
  ANY_OFF_CENTRE,
  I_KICK_WITHOUT_CONTACT,
  ONE_T_FLOOR_KICK,
  S_Z_NEVER_KICK,
  T_FLOOR_KICK_NEEDS_GROUND,
  TWO_I_WALL_KICKS,
} from './arsReadings.ts';
import { ARS_LOCK } from './arsTgm.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN } from './define.ts';
import { countAndEndLockDelay } from './floorKicks.ts';
import { centreColumn } from './guards/centreColumn.ts';
import { iContact, iGrounded } from './guards/contact.ts';
import { floorKickBudget } from './guards/floorKickBudget.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

/**
 * ARS of Tetris The Grand Master 3: the I kicks off walls and floor, the T off the floor.
 * @example
 * import { arsTi } from 'wallkick/systems';
 *
 * arsTi.name; // → 'ARS (TGM3)'
 */
export const arsTi = defineSystem({
  id: 'ars-ti',
  name: 'ARS (TGM3)',
  family: 'ARS',
  shapes: SEGA_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: TI_KICKS,
  turns: QUARTER_TURNS,
  guards: [centreColumn, iContact, iGrounded, floorKickBudget({ I: 1, T: 2 })],
  memory: countAndEndLockDelay,
  kickNames: ARS_KICK_NAMES,
  mirror: ['O', 'T'],
  palette: 'arika',
  lock: ARS_LOCK,
  readings: {
    'any-off-centre': ANY_OFF_CENTRE,
    's-z-never-kick': S_Z_NEVER_KICK,
    'i-kick-without-contact': I_KICK_WITHOUT_CONTACT,
    't-floor-kick-needs-ground': T_FLOOR_KICK_NEEDS_GROUND,
    'one-t-floor-kick': ONE_T_FLOOR_KICK,
    'two-i-wall-kicks': TWO_I_WALL_KICKS,
  },
  unknown: ['unknown.originalCode', 'unknown.restingContact'],
});
