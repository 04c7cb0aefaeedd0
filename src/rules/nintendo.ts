import {
  defineSystem,
  forPieces,
  NO_KICKS,
  QUARTER_TURNS,
  TOP_ROW_SPAWN,
  UNKNOWN_LOCK,
  USUAL_COLUMNS,
} from './define.ts';
import { NINTENDO_LEFT_SHAPES, NINTENDO_RIGHT_SHAPES } from './classicShapes.ts';

const NO_INITIAL_TURN = { ...UNKNOWN_LOCK, initialRotation: 'no', initialHold: 'no' } as const;

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
  lock: NO_INITIAL_TURN,
});

/**
 * Nintendo on the Game Boy: no kicks, on a field of 10 by 18.
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
  spawn: { ...TOP_ROW_SPAWN, column: USUAL_COLUMNS, row: 18 },
  kicks: NO_KICKS,
  turns: QUARTER_TURNS,
  field: { width: 10, height: 18 },
  mirror: ['J', 'L', 'O', 'T'],
  palette: 'guideline',
  lock: NO_INITIAL_TURN,
});
