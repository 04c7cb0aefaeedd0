import { ALL_TURNS, defineSystem, GUIDELINE_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';
import { ONE_180_KICK } from './tetrio.ts';

/**
 * Jstris: the Guideline tables, and 180° rotations with one kick. The game is closed; its 180° rotations are known from what players wrote down.
 * @example
 * import { jstris } from 'wallkick/systems';
 *
 * jstris.name; // → 'Jstris'
 */
export const jstris = defineSystem({
  id: 'jstris',
  name: 'Jstris',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...ONE_180_KICK } },
      { pieces: ['I'], rows: { ...SRS_I, ...ONE_180_KICK } },
    ],
  },
  turns: ALL_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: UNKNOWN_LOCK,
  unknown: ['unknown.closedGame', 'unknown.spawn', 'unknown.lockRules'],
});
