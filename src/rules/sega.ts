import { COUNTER_CLOCKWISE_ONLY, defineSystem, NO_KICKS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

/**
 * Sega Tetris (1988): no kicks, one direction, and a ceiling.
 * @example
 * import { sega } from 'wallkick/systems';
 *
 * sega.name; // → 'Sega'
 */
export const sega = defineSystem({
  id: 'sega',
  name: 'Sega',
  family: 'Sega',
  shapes: SEGA_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: NO_KICKS,
  turns: COUNTER_CLOCKWISE_ONLY,
  // A rotation that would put a mino above the top row fails.
  headroom: 0,
  // S and Z have two orientations, so their one direction is both.
  mirror: ['O', 'S', 'Z'],
  palette: 'arika',
  lock: { ...UNKNOWN_LOCK, initialRotation: 'no' },
});
