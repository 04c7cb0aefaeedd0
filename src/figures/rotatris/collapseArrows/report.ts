import { stateOf } from '#figure/record/run.ts';
import { CORE } from '#rotatris/index.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { arrowsMarkup } from './arrowsMarkup.ts';
import { ARROWS_VIEW, arrowSign, arrowsSentence, arrowsTable, arrowsTitle } from './arrowsTexts.ts';
import { filled, boardRows, type SquareMark } from '../common/boardRows.ts';
import { arrowsUnder, COLLAPSE_ARROWS, type CollapseArrowsState } from '../common/collapse/collapseStates.ts';
import { paperDrawing } from '../common/paperDrawing.ts';

const arrowsPictures = (state: CollapseArrowsState): Pictures => ({
  step: [paperDrawing(ARROWS_VIEW, 'big', (frame) => arrowsMarkup(frame, state))],
});

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(COLLAPSE_ARROWS, query);
  const arrows = arrowsUnder(state.naming).map(({ square, by }): SquareMark => [square, arrowSign(by)]);
  const sentence = textOf(arrowsSentence(state, say));
  return {
    title: arrowsTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(arrowsTable(state, say))],
    board: boardRows(ARROWS_VIEW, [...filled(CORE), ...arrows]).join('\n'),
    pictures: arrowsPictures(state),
  };
}
