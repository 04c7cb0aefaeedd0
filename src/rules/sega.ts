import { COUNTER_CLOCKWISE_ONLY, defineSystem, NO_KICKS, TOP_ROW_SPAWN, UNKNOWN_LOCK } from './define.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

export const sega = defineSystem({
  id: 'sega',
  name: 'Sega',
  family: 'Sega',
  lineage: { from: null, note: '1988: no kicks, one direction' },
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
  sources: [
    { id: 'ars-wiki', what: 'Basic rotation: same orientations; L, J and T do not turn both ways' },
    { id: 'tgmsim', what: 'R_SEGA.cs: one direction' },
    { id: 'nullpomino', what: 'CLASSIC0.rul: no reverse turn, ceiling; positions run' },
    { id: 'tetriswiki-old', what: 'Sega_Rotation: nothing above the top row' },
  ],
});
