import type { KickRows } from '#engine/system.ts';

// Kick tables of systems that differ from the guideline in one piece or one turn, as kickTables.ts writes them.

/** Source: Super Rotation System, "Arika SRS". */
// prettier-ignore
export const ARIKA_I: KickRows = {
  '0>>1': [[-2, 0], [ 1, 0], [ 1, 2], [-2,-1]],
  '0>>3': [[ 2, 0], [-1, 0], [-1, 2], [ 2,-1]],
  '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-1]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-1]],
  '1>>0': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
  '3>>0': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-2]],
  '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  '3>>2': [[ 1, 0], [-2, 0], [ 1, 2], [-2,-1]],
};

/** Source: the same section: Tetris Perfect takes Arika's table with two kicks one row deeper. */
// prettier-ignore
export const PERFECT_I: KickRows = {
  ...ARIKA_I,
  '2>>1': [[-2, 0], [ 1, 0], [-2, 1], [ 1,-2]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
};

/**
 * Half turns of NullpoMino. The source quotes program text whose y grows downwards, while the rest of the page counts y
 * upwards; every y is negated here.
 */
// prettier-ignore
export const NULLPOMINO_180_JLSTZ: KickRows = {
  '0>>2': [[ 1, 0], [ 2, 0], [ 1,-1], [ 2,-1], [-1, 0], [-2, 0], [-1,-1], [-2,-1], [ 0, 1], [ 3, 0], [-3, 0]],
  '1>>3': [[ 0,-1], [ 0,-2], [-1,-1], [-1,-2], [ 0, 1], [ 0, 2], [-1, 1], [-1, 2], [ 1, 0], [ 0,-3], [ 0, 3]],
  '2>>0': [[-1, 0], [-2, 0], [-1, 1], [-2, 1], [ 1, 0], [ 2, 0], [ 1, 1], [ 2, 1], [ 0,-1], [-3, 0], [ 3, 0]],
  '3>>1': [[ 0,-1], [ 0,-2], [ 1,-1], [ 1,-2], [ 0, 1], [ 0, 2], [ 1, 1], [ 1, 2], [-1, 0], [ 0,-3], [ 0, 3]],
};

// prettier-ignore
export const NULLPOMINO_180_I: KickRows = {
  '0>>2': [[-1, 0], [-2, 0], [ 1, 0], [ 2, 0], [ 0,-1]],
  '1>>3': [[ 0,-1], [ 0,-2], [ 0, 1], [ 0, 2], [-1, 0]],
  '2>>0': [[ 1, 0], [ 2, 0], [-1, 0], [-2, 0], [ 0, 1]],
  '3>>1': [[ 0,-1], [ 0,-2], [ 0, 1], [ 0, 2], [ 1, 0]],
};
