import { animated } from '#share/picture/animated.ts';
import { stateOf } from '#figure/record/run.ts';
import { TABLE_DEGREES } from '#rotatris/index.ts';
import { frameLines, tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { boardRows, lettered } from '../common/boardRows.ts';
import { paperDrawing, paperStrip } from '../common/paperDrawing.ts';
import type { OnPaper } from '../common/paperMarkup.ts';
import { homeMarkup, turnTableMarkup } from '../common/rotation/rotationMarkup.ts';
import { TURN_TABLE, type TurnTableState } from '../common/rotation/rotationStates.ts';
import {
  columnOf,
  degreesAt,
  positionsOf,
  squaresAt,
  TURN_TABLE_VIEW,
  turnTableFrames,
  turnTableSentence,
  turnTableTitle,
} from '../common/rotation/turnTableTexts.ts';

function turnTablePictures(state: TurnTableState, say: Say): Pictures {
  const at =
    (column: number): OnPaper =>
    (frame, size) =>
      turnTableMarkup(frame, state.table, column, say) + (size === 'big' ? homeMarkup(frame) : '');
  const big = (column: number): Pictures => ({ step: [paperDrawing(TURN_TABLE_VIEW, 'big', at(column))] });
  return {
    ...big(columnOf(state)),
    steps: paperStrip(TURN_TABLE_VIEW, turnTableFrames(state.table, say), at),
    ...animated([0, TABLE_DEGREES.length - 1], big, (column) =>
      textOf(turnTableSentence({ ...state, degrees: TABLE_DEGREES[column]! }, say)),
    ),
  };
}

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(TURN_TABLE, query);
  const { table } = state;
  const column = columnOf(state);
  const rows = positionsOf(table, say).map(({ key, name, positions }) => ({
    key,
    name,
    cells: positions.map(({ text, right }) => ({
      text: right === null ? text : say('turnTable.corrected', { position: text, right }),
    })),
  }));
  const heads = [say('turnTable.head'), ...TABLE_DEGREES.map((_, index) => degreesAt(index, say))];
  const sentence = textOf(turnTableSentence(state, say));
  return {
    title: turnTableTitle(state, say),
    sentence,
    sentences: [
      sentence,
      ...tableLines({ label: say('turnTable.table'), heads, rows }),
      ...frameLines(say('rotatris.strip'), turnTableFrames(table, say)),
    ],
    board: boardRows(TURN_TABLE_VIEW, lettered(squaresAt(table, column, say))).join('\n'),
    pictures: turnTablePictures(state, say),
  };
}
