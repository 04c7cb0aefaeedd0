import { PIECES, type Piece } from '#engine/piece.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { BoardSize } from '#board/geometry.ts';
import type { Drawing } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { tableLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from './spawn.css?raw';
import { edgeMarkup } from './spawnMarkup.ts';
import { entriesTable, rowsText, spawnSentence, spawnTitle } from './spawnTexts.ts';
import {
  SPAWN_VIEWER,
  comparedEntry,
  entryOf,
  spawnExtent,
  spawnField,
  spawnScene,
  spawnSystem,
  type SpawnState,
} from './spawnView.ts';

/** Draws the piece at its spawn, and all seven pieces. */
function spawnPictures(state: SpawnState, voice: Voice): Pictures {
  const system = spawnSystem(state);
  const { ceiling } = spawnField(state);
  const boardOf = (piece: Piece, size: BoardSize): Drawing =>
    boardDrawing({
      scene: spawnScene(state, piece, size === 'big' ? (comparedEntry(state)?.minos ?? []) : []),
      view: spawnExtent(system),
      voice,
      size,
      under: (frame) => edgeMarkup(frame, system, ceiling, size, voice.say),
      css,
    });
  const footOf = (piece: Piece): string => rowsText(entryOf(state, piece), voice);
  return {
    step: [boardOf(state.piece, 'big')],
    steps: PIECES.map((piece) => ({ ...boardOf(piece, 'mini'), head: piece, foot: footOf(piece) })),
    frames: () =>
      PIECES.map((piece) => ({ drawings: [boardOf(piece, 'big')], sentence: `${piece}: ${footOf(piece)}` })),
  };
}

export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(SPAWN_VIEWER, query);
  const { piece } = state;
  const sentence = textOf(spawnSentence(state, voice));
  return {
    title: spawnTitle(state, voice),
    sentence,
    palette: spawnSystem(state).palette,
    sentences: [sentence, ...tableLines(entriesTable(state, voice))],
    played: { field: spawnField(state), piece, minos: entryOf(state, piece)?.minos ?? [] },
    pictures: spawnPictures(state, voice),
  };
}
