import { shapeTable } from '#engine/shapes.ts';

// Orientations as boxes of squares `x,y`, y up, states 0 | 1 | 2 | 3. From the piece data of the programs that are named in
// the source list, compared with each other on every reference vector.

/**
 * The shapes of SRS: flat side down at spawn, I in a box of 4, O in a box of 2.
 * @source the SRS page, “Basic rotation”
 * @example
 * import { SRS_SHAPES } from 'wallkick/systems';
 *
 * SRS_SHAPES.T.states[0]; // → [[1, 2], [0, 1], [1, 1], [2, 1]]
 */
export const SRS_SHAPES = shapeTable(
  'SRS',
  `
  I  0,2 1,2 2,2 3,2 | 2,3 2,2 2,1 2,0 | 0,1 1,1 2,1 3,1 | 1,3 1,2 1,1 1,0
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0 | 0,1 1,1 0,0 1,0
  S  1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0`,
);
