import { PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import type { LockRule, RotationSystem, SpawnRule, TransitionPolicy, TurnRules } from '#engine/system.ts';

type Optional =
  | 'aliases'
  | 'guards'
  | 'memory'
  | 'headroom'
  | 'field'
  | 'kickNames'
  | 'mirror'
  | 'offsetForm'
  | 'buttons'
  | 'readings'
  | 'selected'
  | 'unknown';

/** A system from what is special about it; everything left out is what most systems have. */
export function defineSystem(
  own: Omit<RotationSystem, Optional> & Partial<Pick<RotationSystem, Optional>>,
): RotationSystem {
  return {
    aliases: [],
    guards: [],
    memory: null,
    headroom: null,
    field: { width: 10, height: 20 },
    kickNames: {},
    mirror: [],
    offsetForm: null,
    buttons: { is: 'tried once a press', sides: [] },
    readings: {},
    selected: [],
    unknown: [],
    ...own,
  };
}

/** The same value for every piece, but for the ones that are named. */
export const forPieces = <V>(usual: V, special: Partial<Record<Piece, V>> = {}): Readonly<Record<Piece, V>> =>
  Object.fromEntries(PIECES.map((piece) => [piece, special[piece] ?? usual])) as Record<Piece, V>;

/** Both quarter turns, no half turn. */
export const QUARTER_TURNS: TurnRules = {
  rules: { cw: { is: 'made' }, ccw: { is: 'made' }, '180': { is: 'refused', because: { code: 'refused.noHalfTurn' } } },
  never: null,
};

const UP: Orientation = 0;

/** Three-wide pieces one column left of the middle, I and O in the middle. */
export const USUAL_COLUMNS: SpawnRule['column'] = forPieces(3, { O: 4 });

/** Guideline entry: the lowest minos in row 21, above the visible rows. */
export const GUIDELINE_SPAWN: SpawnRule = {
  orientation: forPieces(UP),
  column: USUAL_COLUMNS,
  edge: 'lowest row',
  row: 21,
  raise: 0,
};

/** SRS, "Other": non-locking soft drop, locking hard drop, Infinity, no ARE, IHS or IRS. */
export const GUIDELINE_LOCK: LockRule = {
  reset: 'infinity',
  resetLimit: null,
  softDrop: 'does not lock',
  hardDrop: 'locks',
  entryDelay: 'no',
  initialRotation: 'no',
  initialHold: 'no',
};

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
