import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { levelChart } from './levelChart.ts';
import { LAST_LINES, PTN_LEVEL, type LevelState } from './levelState.ts';
import { levelSentence, levelTitle, pointsTable } from './levelTexts.ts';

function levelPictures(state: LevelState, say: Say): Pictures {
  const at = (lines: number): Pictures => ({ step: [chartDrawing(levelChart({ ...state, lines }, say))] });
  const sentenceAt = (lines: number): string => textOf(levelSentence({ ...state, lines }, say));
  return { ...at(state.lines), ...animated([0, LAST_LINES], at, sentenceAt, CHART_TIME) };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(PTN_LEVEL, query);
  const sentence = textOf(levelSentence(state, say));
  return {
    title: levelTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(pointsTable(state, say))],
    pictures: levelPictures(state, say),
  };
}
