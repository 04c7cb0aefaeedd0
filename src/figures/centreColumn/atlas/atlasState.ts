import type { RotationSystem } from '#engine/system.ts';
import { arsSakura } from '#rules/arsSakura.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { boxAtlas, outcomeCounts } from '#analysis/centreBoards.ts';
import { BOX_READINGS, systemUnder } from '../common/scannerState.ts';

/** The rule of the map: that of TGM under one of its readings, or that of Sakura. */
export const ATLAS_RULES = [...BOX_READINGS, 'sakura'] as const;
export type AtlasRule = (typeof ATLAS_RULES)[number];

export interface BoxAtlasState {
  readonly rule: AtlasRule;
}

export const atlasSystem = (rule: AtlasRule): RotationSystem => (rule === 'sakura' ? arsSakura : systemUnder(rule));

export const BOX_ATLAS: FigureSpec<BoxAtlasState> = {
  fields: { rule: oneOf(ATLAS_RULES) },
  standard: { rule: 'none' },
  outcome: ({ rule }) => {
    const counts = outcomeCounts(boxAtlas(atlasSystem(rule)).flatMap(({ boards }) => boards));
    return Object.entries(counts)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ');
  },
};
