import type { TransitionPolicy } from '#engine/system.ts';
import { defineSystem, GUIDELINE_LOCK, GUIDELINE_SPAWN, QUARTER_TURNS } from './define.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from './kickTables.ts';
import { SRS_SHAPES } from './shapes.ts';
import { SRS_OFFSET_FORM } from './srsOffsets.ts';

export const SRS_KICKS: TransitionPolicy = {
  datum: 'basic rotation',
  rowBy: 'transition',
  groups: [
    { pieces: JLSTZ, rows: SRS_JLSTZ },
    { pieces: ['I'], rows: SRS_I },
  ],
};

/**
 * SRS of the Guideline: five tests for each quarter rotation, and no 180° rotation.
 * @example
 * import { srsGuideline } from 'wallkick/systems';
 *
 * srsGuideline.name; // → 'Guideline SRS'
 */
export const srsGuideline = defineSystem({
  id: 'srs-guideline',
  name: 'Guideline SRS',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: GUIDELINE_SPAWN,
  kicks: SRS_KICKS,
  turns: QUARTER_TURNS,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  offsetForm: SRS_OFFSET_FORM,
  palette: 'guideline',
  lock: GUIDELINE_LOCK,
  readings: {
    // D10: the source says Infinity. The Guideline of 2009 has two other modes. Its text was not read, so the 15 are those of TETR.IO.
    '15-resets': {
      decision: 'D10',
      apply: (system) => ({
        ...system,
        lock: { ...system.lock, reset: 'moves', resetLimit: 15, countsAnew: 'lowest row', afterLastReset: 'locks' },
      }),
    },
    'step-reset': { decision: 'D10', apply: (system) => ({ ...system, lock: { ...system.lock, reset: 'step' } }) },
  },
});
