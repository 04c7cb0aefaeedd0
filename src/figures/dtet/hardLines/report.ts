import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { HARD_LINES } from '#play/hardLines.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { type FigureReport, type Pictures, tableLines } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { hardLinesChart } from './hardLinesChart.ts';
import { HARD_LINES_FIGURE, type HardLinesState } from './hardLinesState.ts';
import { hardLinesSentence, hardLinesTitle, readingsTable } from './hardLinesTexts.ts';

function hardLinesPictures(state: HardLinesState, say: Say): Pictures {
  const at = (level: number): Pictures => ({ step: [chartDrawing(hardLinesChart({ ...state, level }, say))] });
  const sentenceAt = (level: number): string => textOf(hardLinesSentence({ ...state, level }, say));
  return { ...at(state.level), ...animated([1, HARD_LINES.level], at, sentenceAt, CHART_TIME) };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(HARD_LINES_FIGURE, query);
  const sentence = textOf(hardLinesSentence(state, say));
  return {
    title: hardLinesTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(readingsTable(state, say))],
    pictures: hardLinesPictures(state, say),
  };
}
