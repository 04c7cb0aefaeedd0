import { animated } from '#share/picture/animated.ts';
import { DRAWING_ID } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { drawnSquares } from '#rotatris/index.ts';
import { frameLines, tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { boardRows, filled } from '../common/boardRows.ts';
import { paperDrawing, paperStrip } from '../common/paperDrawing.ts';
import type { OnPaper } from '../common/paperMarkup.ts';
import { ROTATION_VIEW } from '../common/rotation/rotationLabTexts.ts';
import { chosenMarkup, nodeTurnMarkup } from '../common/rotation/rotationMarkup.ts';
import { NODE_TURN, nodeAfter, type NodeTurnState } from '../common/rotation/rotationStates.ts';
import { collisionsTable, nodeTurnFrames, nodeTurnSentence, nodeTurnTitle } from './nodeTurnTexts.ts';

function nodeTurnPictures({ turns, at }: NodeTurnState, say: Say): Pictures {
  const after =
    (count: number): OnPaper =>
    (frame, size) =>
      nodeTurnMarkup(frame, count, size, DRAWING_ID) + (size === 'big' ? chosenMarkup(frame, at) : '');
  const big = (count: number): Pictures => ({ step: [paperDrawing(ROTATION_VIEW, 'big', after(count))] });
  const frames = nodeTurnFrames(say);
  return {
    ...big(turns),
    steps: paperStrip(ROTATION_VIEW, frames, after),
    ...animated([0, frames.length - 1], big, (count) => textOf(nodeTurnSentence({ turns: count, at }, say))),
  };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(NODE_TURN, query);
  const sentence = textOf(nodeTurnSentence(state, say));
  return {
    title: nodeTurnTitle(state, say),
    sentence,
    sentences: [
      sentence,
      ...tableLines(collisionsTable(say)),
      ...frameLines(say('rotatris.strip'), nodeTurnFrames(say)),
    ],
    board: boardRows(ROTATION_VIEW, filled(drawnSquares(nodeAfter(state.turns)))).join('\n'),
    pictures: nodeTurnPictures(state, say),
  };
}
