import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import type { Pictures } from '#share/report.ts';
import type { Say } from '#text/strings.ts';
import { hardLinesChart } from './hardLinesChart.ts';
import type { HardLinesState } from './hardLinesState.ts';
import jokerCss from './joker/joker.css?raw';
import { jokerChart } from './joker/jokerChart.ts';
import type { JokerState } from './jokerState.ts';
import modesCss from './modes.css?raw';
import { MODES_HEIGHT, MODES_WIDTH, modesMarkup } from './modesMarkup.ts';
import type { ModesState } from './modesState.ts';

// The shared pictures of the figures about DTET's levels.

export const hardLinesPictures = (state: HardLinesState, say: Say): Pictures => ({
  step: [chartDrawing(hardLinesChart(state, say))],
});

export const jokerPictures = (state: JokerState, say: Say): Pictures => ({
  step: [chartDrawing(jokerChart(state, say), jokerCss)],
});

export const modesPictures = (state: ModesState, say: Say): Pictures => ({
  step: [
    {
      content: modesMarkup(state, say),
      width: MODES_WIDTH,
      height: MODES_HEIGHT,
      classes: 'modes',
      css: modesCss,
    },
  ],
});
