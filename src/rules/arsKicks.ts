import type { Vec } from '#engine/geometry.ts';
import type { Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import type { KickGroup, RotationSystem, TransitionPolicy } from '#engine/system.ts';
import { JLSTZ, rowsFor } from './kickTables.ts';

/** Source: Arika Rotation System, "Kicks": one right, then one left, whatever the turn. */
// prettier-ignore
const RIGHT_LEFT: readonly Vec[] = [[ 1, 0], [-1, 0]];

/** Source: the same document, "I-piece wall kicks" and "I-piece floor kicks". */
// prettier-ignore
const I_SIDEWAYS: readonly Vec[] = [[ 1, 0], [ 2, 0], [-1, 0]];
/** The two of them that the document counts before it describes the third. */
// prettier-ignore
export const I_FARTHER_SIDEWAYS: readonly Vec[] = [[ 2, 0], [-1, 0]];
// prettier-ignore
export const I_UP: readonly Vec[] = [[ 0, 1], [ 0, 2]];

/** Source: the same document, "T-piece floor kicks". */
// prettier-ignore
export const T_UP: readonly Vec[] = [[ 0, 1]];

export const UPRIGHT_TO_LYING = ['1>>0', '1>>2', '3>>0', '3>>2'] as const satisfies readonly Transition[];
export const LYING_TO_UPRIGHT = ['0>>1', '0>>3', '2>>1', '2>>3'] as const satisfies readonly Transition[];
export const TO_NUB_UP = ['1>>2', '3>>2'] as const satisfies readonly Transition[];

export const ARS_SIDES: KickGroup = { pieces: JLSTZ, rows: rowsFor(QUARTER_TRANSITIONS, RIGHT_LEFT) };

/** I and O never kick. */
export const ARS_KICKS: TransitionPolicy = { datum: 'basic rotation', rowBy: 'transition', groups: [ARS_SIDES] };

/** TGM3 and later: the I kicks sideways and up, the T up. */
export const TI_KICKS: TransitionPolicy = {
  datum: 'basic rotation',
  rowBy: 'transition',
  groups: [
    ARS_SIDES,
    { pieces: ['T'], rows: rowsFor(TO_NUB_UP, T_UP) },
    { pieces: ['I'], rows: { ...rowsFor(UPRIGHT_TO_LYING, I_SIDEWAYS), ...rowsFor(LYING_TO_UPRIGHT, I_UP) } },
  ],
};

/** Which kick it was; in ARS the displacement says it, whatever its place in the order. */
export const ARS_KICK_NAMES: RotationSystem['kickNames'] = {
  '1,0': { name: 'kick.rightOne', number: 1 },
  '-1,0': { name: 'kick.leftOne', number: 2 },
  '2,0': { name: 'kick.rightTwo', number: 3 },
  '0,1': { name: 'kick.upOne', number: 4 },
  '0,2': { name: 'kick.upTwo', number: 5 },
};
