import { stateOf } from '#figure/record/run.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { MATRIX, type MatrixState } from '../common/rotation/rotationStates.ts';
import { MATRIX_SIDE, matrixMarkup } from './matrixMarkup.ts';
import { matrixSentence, matrixTitle, quartersTable } from './matrixTexts.ts';
import matrixCss from './matrix.css?raw';

const matrixPictures = (state: MatrixState): Pictures => ({
  step: [{ content: matrixMarkup(state), width: MATRIX_SIDE, height: MATRIX_SIDE, classes: 'matrix', css: matrixCss }],
});

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(MATRIX, query);
  const sentence = textOf(matrixSentence(state, say));
  return {
    title: matrixTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(quartersTable(say))],
    pictures: matrixPictures(state),
  };
}
