import 'strings:atlas';
import { ATLAS_COLUMNS, ATLAS_ROWS, boxAtlas, outcomeCounts, type AtlasCase } from '#analysis/centreBoards.ts';
import { boxTransition } from '#analysis/centreBox.ts';
import type { Report } from '#share/report.ts';
import { formatTransition } from '#text/conventions.ts';
import { phrase, textOf, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import css from './atlasMap.css?raw';
import { ATLAS_SIDE, mapMarkup } from './atlasMarkup.ts';
import { atlasSystem, type AtlasState } from './atlasState.ts';

function atlasSentence({ rule }: AtlasState, say: Say): readonly Part[] {
  const boards = boxAtlas(atlasSystem(rule)).flatMap((map) => map.boards);
  return phrase(say, 'atlas.sentence', { total: boards.length, ...outcomeCounts(boards) });
}

/** @param openIn the open board of a map, if there is one */
export function atlasReport(state: AtlasState, openIn: (map: AtlasCase) => number | null, voice: Voice): Report {
  const maps = boxAtlas(atlasSystem(state.rule));
  return {
    sentences: [textOf(atlasSentence(state, voice.say))],
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
