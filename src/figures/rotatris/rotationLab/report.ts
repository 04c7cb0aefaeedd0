import { animated } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import { frameLines, tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { lettered, filled, boardRows } from '../common/boardRows.ts';
import { paperDrawing, paperStrip } from '../common/paperDrawing.ts';
import type { OnPaper } from '../common/paperMarkup.ts';
import {
  coreAfter,
  LAB_TURNS,
  mapsTable,
  ROTATION_VIEW,
  rotationLabFrames,
  rotationLabSentence,
  rotationLabTitle,
  shapeAfter,
} from '../common/rotation/rotationLabTexts.ts';
import { rotationLabMarkup } from '../common/rotation/rotationMarkup.ts';
import { ROTATION_LAB, type RotationLabState } from '../common/rotation/rotationStates.ts';

function rotationLabPictures({ map, turns }: RotationLabState, say: Say): Pictures {
  const at =
    (count: number): OnPaper =>
    (frame, size) =>
      rotationLabMarkup(frame, map, count, size, say);
  const big = (count: number): Pictures => ({ step: [paperDrawing(ROTATION_VIEW, 'big', at(count))] });
  return {
    ...big(turns),
    steps: paperStrip(ROTATION_VIEW, rotationLabFrames(map, say), at),
    ...animated([0, LAB_TURNS.length - 1], big, (count) => textOf(rotationLabSentence({ map, turns: count }, say))),
  };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(ROTATION_LAB, query);
  const { map, turns } = state;
  const sentence = textOf(rotationLabSentence(state, say));
  return {
    title: rotationLabTitle(state, say),
    sentence,
    sentences: [
      sentence,
      ...tableLines(mapsTable(say)),
      ...frameLines(say('rotatris.strip'), rotationLabFrames(map, say)),
    ],
    board: boardRows(ROTATION_VIEW, [...filled(coreAfter(map, turns)), ...lettered(shapeAfter(map, turns, say))]).join(
      '\n',
    ),
    pictures: rotationLabPictures(state, say),
  };
}
