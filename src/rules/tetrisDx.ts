import type { Piece } from '#engine/piece.ts';
import type { KickRows, Reading } from '#engine/system.ts';
import { NINTENDO_LEFT_SHAPES } from './classicShapes.ts';
import { defineSystem, QUARTER_TURNS, UNKNOWN_LOCK } from './define.ts';
import { DELUXE_OFFSETS } from './ruleFiles.ts';
import { SRS_SHAPES } from './shapes.ts';

// One diagonal kick for each turn: a rotation about a second centre. Source: Tetra Legends, whose y grows downwards and is negated here.

// prettier-ignore
const ISZ_ROWS: KickRows = {
  '0>>1': [[-1, 1]],
  '1>>0': [[ 1,-1]],
  '1>>2': [[ 1, 1]],
  '2>>1': [[-1,-1]],
  '2>>3': [[ 1,-1]],
  '3>>2': [[-1, 1]],
  '3>>0': [[-1,-1]],
  '0>>3': [[ 1, 1]],
};

// prettier-ignore
const JLT_ROWS: KickRows = {
  '0>>1': [[ 1,-1]],
  '1>>0': [[-1, 1]],
  '1>>2': [[-1,-1]],
  '2>>1': [[ 1, 1]],
  '2>>3': [[-1, 1]],
  '3>>2': [[ 1,-1]],
  '3>>0': [[ 1, 1]],
  '0>>3': [[-1,-1]],
};

const SZ = ['S', 'Z'] as const satisfies readonly Piece[];
const kicksOf = (above: readonly Piece[]) =>
  ({
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: above, rows: ISZ_ROWS },
      { pieces: ['J', 'L', 'T'], rows: JLT_ROWS },
    ],
  }) as const;

/** D13: NullpoMino never kicks the I. */
const I_NEVER_KICKS: Reading = { decision: 'D13', apply: (system) => ({ ...system, kicks: kicksOf(SZ) }) };

const { J, L, T } = NINTENDO_LEFT_SHAPES;

/**
 * Tetris DX on the Game Boy Color: one diagonal kick.
 * @example
 * import { tetrisDx } from 'wallkick/systems';
 *
 * tetrisDx.name; // → 'Tetris DX'
 */
export const tetrisDx = defineSystem({
  id: 'tetris-dx',
  name: 'Tetris DX',
  family: 'Nintendo',
  shapes: { ...SRS_SHAPES, J, L, T },
  spawn: DELUXE_OFFSETS.spawn,
  kicks: kicksOf(['I', ...SZ]),
  turns: QUARTER_TURNS,
  field: { width: 10, height: 18 },
  mirror: ['I', 'J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  readings: { 'i-never-kicks': I_NEVER_KICKS },
  unknown: ['unknown.closedGame', 'unknown.shapesOfI', 'unknown.lockRules'],
});
