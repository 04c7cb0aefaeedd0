import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import type { Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { HARD_LINES } from '#play/hardLines.ts';
import { hardLinesChart } from '../hardLines/hardLinesChart.ts';
import { hardLinesSentence } from '../hardLines/hardLinesReport.ts';
import type { HardLinesState } from '../hardLines/hardLinesState.ts';
import jokerCss from '../jokerStock/joker.css?raw';
import { jokerChart } from '../jokerStock/jokerChart.ts';
import { jokerSentence } from '../jokerStock/jokerReport.ts';
import { gamesOf, type JokerState } from '../jokerStock/jokerState.ts';
import modesCss from '../modes/modes.css?raw';
import { MODES_HEIGHT, MODES_WIDTH, modesMarkup } from '../modes/modesMarkup.ts';
import { modesSentence } from '../modes/modesReport.ts';
import { LAST_LEVEL, type ModesState } from '../modes/modesState.ts';

// The shared pictures of the figures about DTET's levels.

export function hardLinesPictures(state: HardLinesState, say: Say): Pictures {
  const at = (level: number): Pictures => ({ step: [chartDrawing(hardLinesChart({ ...state, level }, say))] });
  const sentenceAt = (level: number): string => textOf(hardLinesSentence({ ...state, level }, say));
  return { ...at(state.level), ...animated([1, HARD_LINES.level], at, sentenceAt, CHART_TIME) };
}

export function jokerPictures(state: JokerState, say: Say): Pictures {
  const at = (clears: number): Pictures => ({
    step: [chartDrawing(jokerChart({ ...state, at: clears }, say), jokerCss)],
  });
  const sentenceAt = (clears: number): string => textOf(jokerSentence({ ...state, at: clears }, say));
  return { ...at(state.at), ...animated([0, gamesOf(state).length - 1], at, sentenceAt, CHART_TIME) };
}

export function modesPictures({ level }: ModesState, say: Say): Pictures {
  const size = { width: MODES_WIDTH, height: MODES_HEIGHT };
  const at = (shown: number): Pictures => ({
    step: [{ content: modesMarkup({ level: shown }, say), ...size, classes: 'modes', css: modesCss }],
  });
  const sentenceAt = (shown: number): string => textOf(modesSentence({ level: shown }, say));
  return { ...at(level), ...animated([1, LAST_LEVEL], at, sentenceAt, CHART_TIME) };
}
