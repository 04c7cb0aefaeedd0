import { animated } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import { frameLines, tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { collapseMarkup } from './collapseMarkup.ts';
import { COLLAPSE_VIEW, collapseFrames, collapseSentence, collapseTitle, setsTable } from './collapseTexts.ts';
import { boardRows, filled } from '../common/boardRows.ts';
import { COLLAPSE, type CollapseState, lastStepOf, sceneOf, speltOut } from '../common/collapse/collapseStates.ts';
import { paperDrawing, paperStrip } from '../common/paperDrawing.ts';
import type { OnPaper } from '../common/paperMarkup.ts';

function collapsePictures({ block, step }: CollapseState, say: Say): Pictures {
  const at =
    (key: number): OnPaper =>
    (frame, size) =>
      collapseMarkup(frame, sceneOf(block, key), size);
  const big = (key: number): Pictures => ({ step: [paperDrawing(COLLAPSE_VIEW, 'big', at(key))] });
  const frames = collapseFrames(block, say);
  return {
    ...big(Math.min(step, lastStepOf(block))),
    steps: paperStrip(COLLAPSE_VIEW, frames, at),
    ...animated([0, lastStepOf(block)], big, (key) => frames[key]!.sentence),
  };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(COLLAPSE, query);
  const { block } = state;
  const step = Math.min(state.step, lastStepOf(block));
  const sentence = textOf(collapseSentence(block, step, say));
  return {
    title: collapseTitle(state, say),
    sentence,
    sentences: [
      sentence,
      ...tableLines(setsTable(block, say)),
      ...frameLines(say('rotatris.strip'), collapseFrames(block, say)),
    ],
    board: boardRows(COLLAPSE_VIEW, filled(sceneOf(block, step).squares)).join('\n'),
    input: speltOut(state),
    pictures: collapsePictures(state, say),
  };
}
