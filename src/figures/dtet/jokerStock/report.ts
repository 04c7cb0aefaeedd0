import { chartDrawing } from '#figure/charts/chartDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { animated, CHART_TIME } from '#share/picture/animated.ts';
import { type FigureReport, type Pictures, tableLines } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { jokerChart } from './jokerChart.ts';
import { gamesOf, JOKER_STOCK, type JokerState } from './jokerState.ts';
import { endsTable, jokerSentence, jokerTitle, milestonesTable } from './jokerTexts.ts';
import jokerCss from './joker.css?raw';

function jokerPictures(state: JokerState, say: Say): Pictures {
  const at = (clears: number): Pictures => ({
    step: [chartDrawing(jokerChart({ ...state, at: clears }, say), jokerCss)],
  });
  const sentenceAt = (clears: number): string => textOf(jokerSentence({ ...state, at: clears }, say));
  return { ...at(state.at), ...animated([0, gamesOf(state).length - 1], at, sentenceAt, CHART_TIME) };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(JOKER_STOCK, query);
  const sentence = textOf(jokerSentence(state, say));
  return {
    title: jokerTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(endsTable(state, say)), ...tableLines(milestonesTable(state, say))],
    pictures: jokerPictures(state, say),
  };
}
