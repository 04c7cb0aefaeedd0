import { mirrorPiece } from '#engine/mirror.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { pieceColours } from '#board/pieceColours.ts';
import type { Drawing } from '#board/drawing.ts';
import { stateOf } from '#figure/record/run.ts';
import css from '#figure/rotation/atlasBoard.css?raw';
import { atlasBoard } from '#figure/rotation/atlasBoardMarkup.ts';
import { frameLines, type FigureReport, type Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { atlasRows, atlasSpec, type AtlasCell, type AtlasRow, type AtlasState } from './atlas.ts';
import { atlasData } from './atlasData.ts';
import { atlasSentence, atlasTitle, cellFoot, cellNames, rowNames } from './atlasTexts.ts';

/** Draws a smallest board for each possible outcome of each turn. */
function atlasPictures({ piece, boards }: AtlasState, rows: readonly AtlasRow[], voice: Voice): Pictures {
  const drawn = (cell: AtlasCell, list: string): readonly Drawing[] => {
    const scenario = cell.boards[boards];
    if (!scenario) return [];
    const { frame, markup } = atlasBoard(scenario);
    const { ending, kick } = cellNames(cell, voice);
    return [
      {
        content: `<rect class="a-sheet" width="${frame.width}" height="${frame.height}"/>${markup}`,
        width: frame.width,
        height: frame.height,
        classes: 'atlas-board',
        style: pieceColours(piece),
        css,
        head: kick === null ? ending : `${ending} ${kick}`,
        foot: cellFoot(cell, boards, voice),
        list,
      },
    ];
  };
  return { step: rows.flatMap((row) => row.cells.flatMap((cell) => drawn(cell, rowNames(row, voice).all))) };
}

/** Computes the rows, which takes as long as a search of all boards. */
function computedRows(state: AtlasState): readonly AtlasRow[] {
  const pieces = [...new Set([state.piece, mirrorPiece(state.piece)])];
  return atlasRows(atlasData([systemById(state.system)!], pieces), state);
}

/** @param known the rows of the state; null until they are computed */
export function report(query: string, voice: Voice, known?: readonly AtlasRow[] | null): FigureReport {
  const state = stateOf(atlasSpec({ systems: SYSTEMS, texts: [], places: {} }), query);
  const rows = known === undefined ? computedRows(state) : known;
  const sentence = textOf(atlasSentence(state, rows, voice));
  const lines = (rows ?? []).flatMap((row) => {
    const frames = row.cells.map((cell) => {
      const { ending, kick } = cellNames(cell, voice);
      return { head: kick === null ? ending : `${ending} ${kick}`, foot: cellFoot(cell, state.boards, voice) };
    });
    return frameLines(rowNames(row, voice).all, frames);
  });
  return {
    title: atlasTitle(state, voice),
    sentence,
    palette: systemById(state.system)!.palette,
    sentences: [sentence, ...lines],
    pictures: atlasPictures(state, rows ?? [], voice),
  };
}
