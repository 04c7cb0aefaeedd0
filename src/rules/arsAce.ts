import type { LockRule, RotationSystem } from '#engine/system.ts';
import { ARS_KICK_NAMES, TI_KICKS } from './arsKicks.ts';
import {
  ANY_OFF_CENTRE,
  I_KICK_WITHOUT_CONTACT,
  ONE_FLOOR_KICK,
  S_Z_NEVER_KICK,
  T_FLOOR_KICK_NEEDS_GROUND,
  TWO_I_WALL_KICKS,
} from './arsReadings.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { countFloorKicks } from './floorKicks.ts';
import { centreColumn } from './guards/centreColumn.ts';
import { iContact, iGrounded } from './guards/contact.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

/** Moves and turns restore the lock delay, 128 times a piece; hard drop locks and soft drop does not. */
const ACE_LOCK: LockRule = {
  ...UNKNOWN_LOCK,
  reset: 'moves',
  resetLimit: 128,
  softDrop: 'does not lock',
  hardDrop: 'locks',
  entryDelay: 'unknown length',
  initialRotation: 'yes',
};

/**
 * ARS of Tetris The Grand Master ACE: the kicks of TGM3, floor kicks without a limit.
 * @example
 * import { arsAce } from 'wallkick/systems';
 *
 * arsAce.name; // → 'ARS (TGM ACE)'
 */
export const arsAce = defineSystem({
  id: 'ars-ace',
  name: 'ARS (TGM ACE)',
  family: 'ARS',
  shapes: SEGA_SHAPES,
  // Rows 19 and 20; up to two rows higher where they are blocked.
  spawn: { ...TOP_ROW_SPAWN, raise: 2 },
  kicks: TI_KICKS,
  turns: QUARTER_TURNS,
  guards: [centreColumn, iContact, iGrounded],
  memory: countFloorKicks,
  kickNames: ARS_KICK_NAMES,
  mirror: ['O', 'T'],
  palette: 'guideline',
  lock: ACE_LOCK,
  readings: {
    'any-off-centre': ANY_OFF_CENTRE,
    's-z-never-kick': S_Z_NEVER_KICK,
    'i-kick-without-contact': I_KICK_WITHOUT_CONTACT,
    't-floor-kick-needs-ground': T_FLOOR_KICK_NEEDS_GROUND,
    'one-floor-kick': ONE_FLOOR_KICK,
    'two-i-wall-kicks': TWO_I_WALL_KICKS,
  },
  unknown: ['unknown.originalCode', 'unknown.restingContact', 'unknown.afterLastReset'],
});

/**
 * ARS of Tetris The Grand Master ACE after its patch: the drops of TGM3 again.
 * @example
 * import { ars2 } from 'wallkick/systems';
 *
 * ars2.name; // → 'ARS2 (TGM ACE, patched)'
 */
export const ars2: RotationSystem = {
  ...arsAce,
  id: 'ars2',
  name: 'ARS2 (TGM ACE, patched)',
  lock: { ...ACE_LOCK, softDrop: 'locks', hardDrop: 'sonic' },
};
