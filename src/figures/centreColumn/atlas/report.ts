import 'strings:atlas';
import { stateOf } from '#figure/record/run.ts';
import { ATLAS_COLUMNS, ATLAS_ROWS, boxAtlas, type AtlasCase } from '#analysis/centreBoards.ts';
import { boxTransition } from '#analysis/centreBox.ts';
import type { FigureReport } from '#share/report.ts';
import { formatTransition } from '#text/conventions.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from './atlasMap.css?raw';
import { ATLAS_SIDE, mapMarkup } from './atlasMarkup.ts';
import { atlasSystem, BOX_ATLAS } from './atlasState.ts';
import { atlasSentence, atlasTitle } from './atlasTexts.ts';

/** @param openIn the open board of a map, if there is one */
export function report(
  query: string,
  voice: Voice,
  openIn: (map: AtlasCase) => number | null = () => null,
): FigureReport {
  const state = stateOf(BOX_ATLAS, query);
  const maps = boxAtlas(atlasSystem(state.rule));
  const sentence = textOf(atlasSentence(maps, voice.say));
  return {
    title: atlasTitle(state, maps, voice.say),
    sentence,
    palette: 'arika',
    sentences: [sentence],
    pictures: {
      step: maps.map((map) => ({
        content: mapMarkup(map, openIn(map)),
        width: ATLAS_COLUMNS * ATLAS_SIDE + 2,
        height: ATLAS_ROWS * ATLAS_SIDE + 2,
        from: [-1, -1],
        classes: 'box-atlas',
        css,
        head: `${map.of.piece} ${formatTransition(boxTransition(map.of), voice.conventions)} ${voice.say('atlas.across', { cells: map.across.join(', ') })}`,
      })),
    },
  };
}
