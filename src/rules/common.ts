import type { LockRule, SpawnRule, TransitionPolicy, TurnRules } from '#engine/system.ts';
import { GUIDELINE_SPAWN, QUARTER_TURNS } from './define.ts';

// What several systems besides the guideline's have in common.

/** No kicks at all: basic rotation or nothing. */
export const NO_KICKS: TransitionPolicy = { datum: 'basic rotation', rowBy: 'transition', groups: [] };

export const ALL_TURNS: TurnRules = { rules: { ...QUARTER_TURNS.rules, '180': { is: 'made' } }, never: null };

/** One direction only, whichever button is pressed. */
export const COUNTER_CLOCKWISE_ONLY: TurnRules = {
  rules: { cw: { is: 'becomes', turn: 'ccw' }, ccw: { is: 'made' }, '180': QUARTER_TURNS.rules['180'] },
  never: null,
};

/** The topmost minos in row 20, the top visible row. */
export const TOP_ROW_SPAWN: SpawnRule = { ...GUIDELINE_SPAWN, edge: 'topmost row', row: 20 };

export const UNKNOWN_LOCK: LockRule = {
  reset: 'unknown',
  resetLimit: null,
  softDrop: 'unknown',
  hardDrop: 'unknown',
  entryDelay: 'unknown',
  initialRotation: 'unknown',
  initialHold: 'unknown',
};
