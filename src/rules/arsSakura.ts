import { ARS_KICK_NAMES, ARS_KICKS } from './arsKicks.ts';
import { USUAL_ARS_LOCK } from './arsTgm.ts';
import { defineSystem, QUARTER_TURNS, TOP_ROW_SPAWN } from './define.ts';
import { sakuraSide } from './guards/sakuraSide.ts';
import { SEGA_SHAPES } from './classicShapes.ts';

/**
 * ARS of Tetris with Cardcaptor Sakura: one kick, away from the first block that is hit.
 * @example
 * import { arsSakura } from 'wallkick/systems';
 *
 * arsSakura.name; // → 'ARS (Cardcaptor Sakura)'
 */
export const arsSakura = defineSystem({
  id: 'ars-sakura',
  name: 'ARS (Cardcaptor Sakura)',
  family: 'ARS',
  shapes: SEGA_SHAPES,
  spawn: TOP_ROW_SPAWN,
  kicks: ARS_KICKS,
  turns: QUARTER_TURNS,
  guards: [sakuraSide],
  kickNames: ARS_KICK_NAMES,
  mirror: ['J', 'L', 'O', 'S', 'T', 'Z'],
  palette: 'arika',
  lock: USUAL_ARS_LOCK,
  unknown: ['unknown.originalCode', 'unknown.sakuraSearch'],
});
