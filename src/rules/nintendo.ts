import type { LockRule, Reading } from '#engine/system.ts';
import { defineSystem, forPieces, NO_KICKS, QUARTER_TURNS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { NINTENDO_LEFT_SHAPES, NINTENDO_RIGHT_SHAPES } from './classicShapes.ts';
import { NINTENDO_L, NINTENDO_R } from './ruleFiles.ts';

/** Both disassemblies wait some frames between two pieces, and no button turns or holds a piece in that time. */
const AT_ENTRY = {
  entryDelay: 'yes',
  initialRotation: 'no',
  initialHold: 'no',
  hold: 'none',
} as const satisfies Partial<LockRule>;

/** D14: NullpoMino’s rule file puts the topmost mino into the top row, the game one row lower. */
const SPAWN_IN_TOP_ROW: Reading = {
  decision: 'D14',
  apply: (system) => ({ ...system, spawn: { ...system.spawn, row: system.field.height } }),
};

/**
 * Nintendo on the NES: no kicks. Button A rotates clockwise, B counter-clockwise.
 * @example
 * import { nintendoRight } from 'wallkick/systems';
 *
 * nintendoRight.name; // → 'Nintendo, right-handed (NES)'
 */
export const nintendoRight = defineSystem({
  id: 'nintendo-right',
  name: 'Nintendo, right-handed (NES)',
  family: 'Nintendo',
  shapes: NINTENDO_RIGHT_SHAPES,
  spawn: { ...TOP_ROW_SPAWN, column: forPieces(4, { I: 3 }) },
  kicks: NO_KICKS,
  turns: QUARTER_TURNS,
  // Minos may be up to two rows above the top row.
  headroom: 2,
  mirror: ['J', 'L', 'O', 'T'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...NINTENDO_R.lock, ...AT_ENTRY },
});

/**
 * Nintendo on the Game Boy: no kicks, on a field of 10 by 18. Button A rotates clockwise, B counter-clockwise.
 * @example
 * import { nintendoLeft } from 'wallkick/systems';
 *
 * nintendoLeft.name; // → 'Nintendo, left-handed (Game Boy)'
 */
export const nintendoLeft = defineSystem({
  id: 'nintendo-left',
  name: 'Nintendo, left-handed (Game Boy)',
  family: 'Nintendo',
  shapes: NINTENDO_LEFT_SHAPES,
  // The disassembly: every piece with its topmost mino in the second row from the top.
  spawn: { ...TOP_ROW_SPAWN, row: 17 },
  kicks: NO_KICKS,
  turns: QUARTER_TURNS,
  field: { width: 10, height: 18 },
  mirror: ['J', 'L', 'O', 'T'],
  palette: 'guideline',
  lock: { ...UNKNOWN_LOCK, ...NINTENDO_L.lock, ...AT_ENTRY },
  readings: { 'spawn-in-top-row': SPAWN_IN_TOP_ROW },
});
