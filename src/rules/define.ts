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

/**
 * Makes a system from what is special about it. Everything else is what most systems have: no conditions, a field of 10 by 20, an open top.
 * @param own at least `id`, `name`, `family`, `shapes`, `spawn`, `kicks`, `turns`, `palette` and `lock`
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN, QUARTER_TURNS, SRS_SHAPES } from 'wallkick/systems';
 *
 * const mine = defineSystem({
 *   id: 'mine',
 *   name: 'My system',
 *   family: 'Mine',
 *   shapes: SRS_SHAPES,
 *   spawn: GUIDELINE_SPAWN,
 *   kicks: { datum: 'basic rotation', rowBy: 'transition', groups: [{ pieces: ['T'], rows: { '1>>2': [[0, 1]] } }] },
 *   turns: QUARTER_TURNS,
 *   palette: 'guideline',
 *   lock: GUIDELINE_LOCK,
 * });
 * const placement = { piece: 'T', orientation: 1, at: [-1, 0] } as const;
 * rotate(mine, { field: playfield(), placement, turn: 'cw' }).tests.length; // → 2
 */
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

/**
 * Both quarter rotations, and no 180° rotation.
 * @example
 * import { QUARTER_TURNS } from 'wallkick/systems';
 *
 * QUARTER_TURNS.rules['180'].is; // → 'refused'
 */
export const QUARTER_TURNS: TurnRules = {
  rules: { cw: { is: 'made' }, ccw: { is: 'made' }, '180': { is: 'refused', because: { code: 'refused.noHalfTurn' } } },
  never: null,
};

const UP: Orientation = 0;

/** Three-wide pieces one column left of the middle, I and O in the middle. */
export const USUAL_COLUMNS: SpawnRule['column'] = forPieces(3, { O: 4 });

/**
 * The spawn of the Guideline: the lowest minos are in row 21, above the visible rows.
 * @source the SRS page, “Spawn”
 * @example
 * import { GUIDELINE_SPAWN } from 'wallkick/systems';
 *
 * GUIDELINE_SPAWN.row; // → 21
 */
export const GUIDELINE_SPAWN: SpawnRule = {
  orientation: forPieces(UP),
  column: USUAL_COLUMNS,
  edge: 'lowest row',
  row: 21,
  raise: 0,
};

/**
 * Lock rules of the Guideline: soft drop does not lock, hard drop does, and lock delay resets without limit.
 * @source the SRS page, “Other”
 * @example
 * import { GUIDELINE_LOCK } from 'wallkick/systems';
 *
 * GUIDELINE_LOCK.reset; // → 'infinity'
 */
export const GUIDELINE_LOCK: LockRule = {
  reset: 'infinity',
  resetLimit: null,
  softDrop: 'does not lock',
  hardDrop: 'locks',
  entryDelay: 'no',
  initialRotation: 'no',
  initialHold: 'no',
};

/**
 * No kicks: basic rotation or nothing.
 * @example
 * import { NO_KICKS } from 'wallkick/systems';
 *
 * NO_KICKS.groups.length; // → 0
 */
export const NO_KICKS: TransitionPolicy = { datum: 'basic rotation', rowBy: 'transition', groups: [] };

/**
 * All three rotations, for every piece.
 * @example
 * import { ALL_TURNS } from 'wallkick/systems';
 *
 * ALL_TURNS.rules['180'].is; // → 'made'
 */
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
