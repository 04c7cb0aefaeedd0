import { mirrorX, type Vec } from '#engine/geometry.ts';
import { mirrorOrientation } from '#engine/mirror.ts';
import { transition, type Piece, type Transition } from '#engine/piece.ts';
import type { KickRows } from '#engine/system.ts';
import { endsOf } from '#engine/transitions.ts';

// Kick tables in the layout of their source: one transition a line, test 2 first (test 1 is basic rotation everywhere).

/**
 * The five pieces that share a kick table in SRS.
 * @example
 * import { JLSTZ } from 'wallkick/systems';
 *
 * JLSTZ.join(''); // → 'JLSTZ'
 */
export const JLSTZ = ['J', 'L', 'S', 'T', 'Z'] as const satisfies readonly Piece[];

export const rowsFor = (transitions: readonly Transition[], kicks: readonly Vec[]): KickRows =>
  Object.fromEntries(transitions.map((name) => [name, kicks]));

/**
 * Kick rows with the same kicks for every clockwise rotation, and their mirror image for every counter-clockwise one.
 * @param clockwise kicks after basic rotation, x right and y up
 * @example
 * import { bothWays } from 'wallkick/systems';
 *
 * bothWays([[-1, 0]])['0>>3']; // → [[1, 0]]
 */
export const bothWays = (clockwise: readonly Vec[]): KickRows => ({
  ...rowsFor(['0>>1', '1>>2', '2>>3', '3>>0'], clockwise),
  ...rowsFor(['1>>0', '2>>1', '3>>2', '0>>3'], clockwise.map(mirrorX)),
});

/** The table of the mirrored piece. */
export const mirrored = (rows: KickRows): KickRows =>
  Object.fromEntries(
    Object.entries(rows).map(([name, kicks]) => {
      const [from, to] = endsOf(name as Transition).map(mirrorOrientation);
      return [transition(from!, to!), kicks.map(mirrorX)];
    }),
  );

/**
 * Kick rows of a piece that is its own mirror image, from those of its clockwise rotations.
 * @param clockwise rows as in a published table
 * @example
 * import { withMirror } from 'wallkick/systems';
 *
 * withMirror({ '0>>1': [[-2, 0]] })['0>>3']; // → [[2, 0]]
 */
export const withMirror = (clockwise: KickRows): KickRows => ({ ...clockwise, ...mirrored(clockwise) });

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
