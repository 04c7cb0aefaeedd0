import type { Vec } from '#engine/geometry.ts';
import type { KickRows } from '#engine/system.ts';

const readRows = (text: string): KickRows =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [of, ...pairs] = line.trim().split(/\s+/);
        return [of, pairs.map((pair) => pair.split(',').map(Number) as unknown as Vec)];
      }),
  );

/** The two tables of half turns as the document on SRS prints them: program text of NullpoMino, y downwards. */
export const PRINTED_HALF_TURNS = {
  JLSTZ: readRows(`
    0>>2  1,0 2,0 1,1 2,1 -1,0 -2,0 -1,1 -2,1 0,-1 3,0 -3,0
    1>>3  0,1 0,2 -1,1 -1,2 0,-1 0,-2 -1,-1 -1,-2 1,0 0,3 0,-3
    2>>0  -1,0 -2,0 -1,-1 -2,-1 1,0 2,0 1,-1 2,-1 0,1 -3,0 3,0
    3>>1  0,1 0,2 1,1 1,2 0,-1 0,-2 1,-1 1,-2 -1,0 0,3 0,-3`),
  I: readRows(`
    0>>2  -1,0 -2,0 1,0 2,0 0,1
    1>>3  0,1 0,2 0,-1 0,-2 -1,0
    2>>0  1,0 2,0 -1,0 -2,0 0,-1
    3>>1  0,1 0,2 0,-1 0,-2 1,0`),
} as const;
