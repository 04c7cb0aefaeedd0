import 'strings:way';
import type { Vec } from '#engine/geometry.ts';
import type { Say } from './strings.ts';

/** A displacement in words, `one left, 2 rows down`; empty where there is none. */
export const wayText = ([x, y]: Vec, say: Say): string =>
  [
    ...(x === 0 ? [] : [say(`way.${x < 0 ? 'left' : 'right'}`, { count: Math.abs(x) })]),
    ...(y === 0 ? [] : [say(`way.${y < 0 ? 'down' : 'up'}`, { count: Math.abs(y) })]),
  ].join(', ');
