import { defineSystem, GUIDELINE_LOCK, QUARTER_TURNS } from './define.ts';
import { TETR_JS_PIECES } from './ruleFiles.ts';
import { SRS_KICKS } from './srsGuideline.ts';
import { SRS_SHAPES } from './shapes.ts';

/**
 * SRS of tetr.js: a 180° rotation is two quarter rotations.
 * @example
 * import { tetrJs } from 'wallkick/systems';
 *
 * tetrJs.name; // → 'tetr.js'
 */
export const tetrJs = defineSystem({
  id: 'tetr-js',
  name: 'tetr.js',
  family: 'SRS',
  shapes: SRS_SHAPES,
  spawn: TETR_JS_PIECES.spawn,
  kicks: SRS_KICKS,
  // A half turn is two clockwise turns, one after the other; each may kick, and the first stays made when the second fails.
  turns: { ...QUARTER_TURNS, rules: { ...QUARTER_TURNS.rules, '180': { is: 'twice', turn: 'cw' } } },
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'guideline',
  lock: GUIDELINE_LOCK,
});
