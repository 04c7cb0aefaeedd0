import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { tableLines, type Pictures, type Report } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import { levelChart } from './levelChart.ts';
import { LAST_LINES, type LevelState } from './levelState.ts';
import { levelSentence, pointsTable } from './levelTexts.ts';

export function levelPictures(state: LevelState, say: Say): Pictures {
  const at = (lines: number): Pictures => ({ step: [chartDrawing(levelChart({ ...state, lines }, say))] });
  const sentenceAt = (lines: number): string => textOf(levelSentence({ ...state, lines }, say));
  return { ...at(state.lines), ...animated([0, LAST_LINES], at, sentenceAt, CHART_TIME) };
}

export const levelReport = (state: LevelState, say: Say): Report => ({
  sentences: [textOf(levelSentence(state, say)), ...tableLines(pointsTable(state, say))],
  pictures: levelPictures(state, say),
});
