import { shapeTable } from '#engine/shapes.ts';

// In the layout of shapes.ts; turned by the offsets of srsOffsets.ts they cover the same squares (kickTables.test.ts).

/** SRS turned about a mino: a 5 by 5 box for I and a 3 by 3 box for O, the centre mino in the middle. */
export const SRS_TRUE_SHAPES = shapeTable(
  'SRS, true rotation',
  `
  I  1,2 2,2 3,2 4,2 | 2,3 2,2 2,1 2,0 | 0,2 1,2 2,2 3,2 | 2,4 2,3 2,2 2,1
  J  0,2 0,1 1,1 2,1 | 1,2 2,2 1,1 1,0 | 0,1 1,1 2,1 2,0 | 1,2 1,1 0,0 1,0
  L  2,2 0,1 1,1 2,1 | 1,2 1,1 1,0 2,0 | 0,1 1,1 2,1 0,0 | 0,2 1,2 1,1 1,0
  O  1,2 2,2 1,1 2,1 | 1,1 2,1 1,0 2,0 | 0,1 1,1 0,0 1,0 | 0,2 1,2 0,1 1,1
  S  1,2 2,2 0,1 1,1 | 1,2 1,1 2,1 2,0 | 1,1 2,1 0,0 1,0 | 0,2 0,1 1,1 1,0
  T  1,2 0,1 1,1 2,1 | 1,2 1,1 2,1 1,0 | 0,1 1,1 2,1 1,0 | 1,2 0,1 1,1 1,0
  Z  0,2 1,2 1,1 2,1 | 2,2 1,1 2,1 1,0 | 0,1 1,1 1,0 2,0 | 1,2 0,1 1,1 0,0`,
  { I: 5, O: 3 },
);
