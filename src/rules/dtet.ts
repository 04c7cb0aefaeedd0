import type { Precedence } from '#engine/piece.ts';
import type { Vec } from '#engine/geometry.ts';
import type { ButtonRule, Reading, RotationSystem } from '#engine/system.ts';
import { ALL_TURNS, defineSystem, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { DTET_SHAPES } from './classicShapes.ts';
import { DTET_RULE } from './ruleFiles.ts';

/** Source: DTET, "Wall Kick Test Order": by button, whatever the turn. */
// prettier-ignore
export const DTET_ROWS: Readonly<Record<Precedence, readonly Vec[]>> = {
  left:  [[-1, 0], [ 1, 0], [ 0,-1], [-1,-1], [ 1,-1]],
  right: [[ 1, 0], [-1, 0], [ 0,-1], [ 1,-1], [-1,-1]],
};

const BUTTONS = { is: 'two, tried every frame', left: 'ccw', halfTurn: ['J', 'L', 'T'] } as const satisfies ButtonRule;

/** E6: one sentence of the document has the buttons the other way round, against the rest of the section. */
const leftIsClockwise = (system: RotationSystem): RotationSystem =>
  system.kicks.rowBy === 'precedence'
    ? {
        ...system,
        kicks: { ...system.kicks, natural: { ...system.kicks.natural, ccw: 'right', cw: 'left' } },
        buttons: { ...system.buttons, ...BUTTONS, left: 'cw' },
      }
    : system;

/** E16: the document does not say what a direct half turn uses up. */
const halfTurnUses = (...sides: readonly Precedence[]): Reading => ({
  decision: 'E16',
  apply: (system) =>
    system.buttons.is === 'two, tried every frame'
      ? { ...system, buttons: { ...system.buttons, halfTurnUses: sides } }
      : system,
});

/**
 * DTET: the kicks depend on the button and on nothing else. Any piece can make a 180° rotation here; the buttons of the game make it for J, L and T alone.
 * @example
 * import { dtet } from 'wallkick/systems';
 *
 * dtet.name; // → 'DTET'
 */
export const dtet = defineSystem({
  id: 'dtet',
  name: 'DTET',
  family: 'DTET',
  shapes: DTET_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'precedence',
    natural: { ccw: 'left', cw: 'right', '180': 'left' },
    rows: DTET_ROWS,
    then: [],
  },
  turns: ALL_TURNS,
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  // The document gives the game a hard drop in all of its modes but NORMAL. What drops lock and what restores the lock delay is from
  // NullpoMino's rule file.
  lock: {
    ...UNKNOWN_LOCK,
    ...DTET_RULE.lock,
    entryDelay: 'yes',
    initialRotation: 'by held buttons',
    initialHold: 'no',
    hold: 'none',
  },
  buttons: BUTTONS,
  readings: {
    'left-is-clockwise': { decision: 'E6', apply: leftIsClockwise },
    'half-turn-uses-left': halfTurnUses('left'),
    'half-turn-uses-right': halfTurnUses('right'),
    'half-turn-uses-none': halfTurnUses(),
  },
  unknown: ['unknown.palette', 'unknown.halfTurnButtons'],
});
