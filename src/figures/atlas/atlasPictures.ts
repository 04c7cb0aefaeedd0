import { pieceColours } from '#board/boardMarkup.ts';
import type { Drawing } from '#board/drawing.ts';
import css from '#figure/rotation/atlasBoard.css?raw';
import { atlasBoard } from '#figure/rotation/atlasBoardMarkup.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import type { AtlasCell, AtlasRow, AtlasState } from './atlas.ts';
import { cellFoot, cellNames, rowNames } from './atlasReport.ts';

/** Draws a smallest board for each possible outcome of each turn. */
export function atlasPictures({ piece, boards }: AtlasState, rows: readonly AtlasRow[], voice: Voice): Pictures {
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
