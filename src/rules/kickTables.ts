import type { KickRows, OffsetGroup } from '#engine/system.ts';
import type { Piece } from '#engine/piece.ts';

// Kick tables in the layout of their source: one transition a line, test 2 first (test 1 is basic rotation everywhere).

export const JLSTZ = ['J', 'L', 'S', 'T', 'Z'] as const satisfies readonly Piece[];

/** Source: Super Rotation System, "Wall Kicks", first table. */
// prettier-ignore
export const SRS_JLSTZ: KickRows = {
  '0>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2]],
  '1>>0': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2]],
  '1>>2': [[ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2]],
  '2>>1': [[-1, 0], [-1, 1], [ 0,-2], [-1,-2]],
  '2>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [ 1,-2]],
  '3>>2': [[-1, 0], [-1,-1], [ 0, 2], [-1, 2]],
  '3>>0': [[-1, 0], [-1,-1], [ 0, 2], [-1, 2]],
  '0>>3': [[ 1, 0], [ 1, 1], [ 0,-2], [ 1,-2]],
};

/** Source: the same section, second table. */
// prettier-ignore
export const SRS_I: KickRows = {
  '0>>1': [[-2, 0], [ 1, 0], [-2,-1], [ 1, 2]],
  '1>>0': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
  '1>>2': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
  '2>>1': [[ 1, 0], [-2, 0], [ 1,-2], [-2, 1]],
  '2>>3': [[ 2, 0], [-1, 0], [ 2, 1], [-1,-2]],
  '3>>2': [[-2, 0], [ 1, 0], [-2,-1], [ 1, 2]],
  '3>>0': [[ 1, 0], [-2, 0], [ 1,-2], [-2, 1]],
  '0>>3': [[-1, 0], [ 2, 0], [-1, 2], [ 2,-1]],
};

/** Source: the same document, "Arika SRS". */
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

/** Source: "How Guideline SRS Really Works": one line an orientation, `true rotation` written as 0, 0. */
// prettier-ignore
export const SRS_OFFSETS: readonly OffsetGroup[] = [
  { pieces: JLSTZ, offsets: [
    [[ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0]],
    [[ 0, 0], [ 1, 0], [ 1,-1], [ 0, 2], [ 1, 2]],
    [[ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0], [ 0, 0]],
    [[ 0, 0], [-1, 0], [-1,-1], [ 0, 2], [-1, 2]],
  ] },
  { pieces: ['I'], offsets: [
    [[ 0, 0], [-1, 0], [ 2, 0], [-1, 0], [ 2, 0]],
    [[-1, 0], [ 0, 0], [ 0, 0], [ 0, 1], [ 0,-2]],
    [[-1, 1], [ 1, 1], [-2, 1], [ 1, 0], [-2, 0]],
    [[ 0, 1], [ 0, 1], [ 0, 1], [ 0,-1], [ 0, 2]],
  ] },
  { pieces: ['O'], offsets: [
    [[ 0, 0]],
    [[ 0,-1]],
    [[-1,-1]],
    [[-1, 0]],
  ] },
];
