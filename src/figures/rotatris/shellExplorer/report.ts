import { DRAWING_ID } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { measureShell, squaresOfGrid } from '#rotatris/index.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { boardRows, type SquareMark } from '../common/boardRows.ts';
import { viewOf } from '../common/paper.ts';
import { paperDrawing } from '../common/paperDrawing.ts';
import { shellMarkup } from './shellMarkup.ts';
import { SHELL_EXPLORER, type ShellExplorerState } from './shellStates.ts';
import { shellSentence, shellTable, shellTitle } from './shellTexts.ts';

const shellPictures = (state: ShellExplorerState): Pictures => ({
  step: [paperDrawing(viewOf(state.size / 2), 'big', (frame) => shellMarkup(frame, state, DRAWING_ID))],
});

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(SHELL_EXPLORER, query);
  const { rule, size } = state;
  const marks = squaresOfGrid(size).map((square): SquareMark => [square, String(measureShell(rule, square).shell)]);
  const sentence = textOf(shellSentence(state, say));
  return {
    title: shellTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines(shellTable(state, say))],
    board: boardRows(viewOf(size / 2), marks).join('\n'),
    pictures: shellPictures(state),
  };
}
