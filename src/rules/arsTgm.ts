import type { LockRule } from '#engine/system.ts';
import { ARS_KICK_NAMES, ARS_KICKS } from './arsKicks.ts';
import { ANY_OFF_CENTRE, O_KICKS, S_Z_NEVER_KICK } from './arsReadings.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { centreColumn } from './guards/centreColumn.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

/**
 * The lock delay starts again when the piece falls a row; sonic drop does not lock, soft drop does. A turn at entry is asked for in the
 * pause before it, so there is one.
 */
export const ARS_LOCK: LockRule = {
  ...UNKNOWN_LOCK,
  reset: 'step',
  softDrop: 'locks',
  hardDrop: 'sonic',
  entryDelay: 'unknown length',
  initialRotation: 'yes',
};

/** "Games using Arika Rotation System generally use" these: the source names none of the games. Neither game can hold a piece. */
export const USUAL_ARS_LOCK: LockRule = { ...ARS_LOCK, initialHold: 'no', hold: 'none', usual: true };

/**
 * ARS of Tetris The Grand Master and TAP: right, then left, and the centre column rule.
 * @example
 * import { arsTgm } from 'wallkick/systems';
 *
 * arsTgm.name; // → 'ARS (TGM, TAP)'
 */
export const arsTgm = defineSystem({
  id: 'ars-tgm',
  name: 'ARS (TGM, TAP)',
  family: 'ARS',
  shapes: SEGA_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: ARS_KICKS,
  turns: QUARTER_TURNS,
  guards: [centreColumn],
  kickNames: ARS_KICK_NAMES,
  // J, L, S and Z try right first on both hands.
  mirror: ['O', 'T'],
  palette: 'arika',
  lock: USUAL_ARS_LOCK,
  readings: { 'any-off-centre': ANY_OFF_CENTRE, 's-z-never-kick': S_Z_NEVER_KICK, 'o-kicks': O_KICKS },
  unknown: ['unknown.originalCode'],
});
