import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { speedChart } from './speedChart.ts';
import { LAST_LEVEL, SPEED_CURVES_FIGURE, type SpeedCurvesState } from './speedStates.ts';
import { speedSentence, speedTable, speedTitle } from './speedTexts.ts';
import speedCss from './speed.css?raw';

function speedPictures(state: SpeedCurvesState, say: Say): Pictures {
  const at = (level: number): Pictures => ({ step: [chartDrawing(speedChart({ ...state, level }, say), speedCss)] });
  const sentenceAt = (level: number): string => textOf(speedSentence({ ...state, level }, say));
  return { ...at(state.level), ...animated([0, LAST_LEVEL], at, sentenceAt, CHART_TIME) };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(SPEED_CURVES_FIGURE, query);
  const sentence = textOf(speedSentence(state, say));
  return {
    title: speedTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(speedTable(state, say))],
    pictures: speedPictures(state, say),
  };
}
