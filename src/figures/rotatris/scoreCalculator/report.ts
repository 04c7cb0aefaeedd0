import { stateOf } from '#figure/record/run.ts';
import { CORE, squaresOfShell } from '#rotatris/index.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { boardRows, filled } from '../common/boardRows.ts';
import { paperDrawing } from '../common/paperDrawing.ts';
import { SCORE_CALCULATOR, type ScoreCalculatorState } from '../common/score/scoreStates.ts';
import { plansTable, SCORE_VIEW, scoreSentence, scoreTitle } from '../common/score/scoreTexts.ts';
import { scoreMarkup } from './scoreMarkup.ts';

const scorePictures = (state: ScoreCalculatorState): Pictures => ({
  step: [paperDrawing(SCORE_VIEW, 'big', (frame) => scoreMarkup(frame, state))],
});

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(SCORE_CALCULATOR, query);
  const sentence = textOf(scoreSentence(state, say));
  return {
    title: scoreTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(plansTable(say))],
    board: boardRows(SCORE_VIEW, filled([...CORE, ...state.shells.flatMap(squaresOfShell)])).join('\n'),
    pictures: scorePictures(state),
  };
}
