import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { type FigureReport, type Pictures, tableLines } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { modesChart } from './modesChart.ts';
import { DTET_MODES_FIGURE, LAST_LEVEL, type ModesState } from './modesState.ts';
import { modesSentence, modesTable, modesTitle } from './modesTexts.ts';
import modesCss from './modes.css?raw';

function modesPictures({ level }: ModesState, say: Say): Pictures {
  const at = (shown: number): Pictures => ({ step: [chartDrawing(modesChart({ level: shown }, say), modesCss)] });
  const sentenceAt = (shown: number): string => textOf(modesSentence({ level: shown }, say));
  return { ...at(level), ...animated([1, LAST_LEVEL], at, sentenceAt, CHART_TIME) };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(DTET_MODES_FIGURE, query);
  const sentence = textOf(modesSentence(state, say));
  return {
    title: modesTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(modesTable(state, say))],
    pictures: modesPictures(state, say),
  };
}
