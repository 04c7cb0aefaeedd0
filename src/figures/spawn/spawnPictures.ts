import { PIECES, type Piece } from '#engine/piece.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { BoardSize } from '#board/geometry.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Pictures } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './spawn.css?raw';
import { edgeMarkup } from './spawnMarkup.ts';
import { comparedEntry, spawnExtent, spawnField, spawnScene, spawnSystem, type SpawnState } from './spawnView.ts';

/** Draws the piece at its spawn, and all seven pieces. */
export function spawnPictures(state: SpawnState, footOf: (piece: Piece) => string, voice: Voice): Pictures {
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
  const textOf = (piece: Piece): string => `${piece}: ${footOf(piece)}`;
  return {
    step: [boardOf(state.piece, 'big')],
    steps: PIECES.map((piece) => ({ ...boardOf(piece, 'mini'), head: piece, foot: footOf(piece) })),
    frames: () => PIECES.map((piece) => ({ drawings: [boardOf(piece, 'big')], sentence: textOf(piece) })),
  };
}
