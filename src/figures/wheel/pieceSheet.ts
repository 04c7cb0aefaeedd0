import { ORIENTATIONS, PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { shapeOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { Voice } from '#text/voice.ts';

/** The largest bounding box. Smaller ones are drawn smaller, so that all squares have one size. */
export const LARGEST_BOX = 4;

export interface SheetState {
  readonly orientation: Orientation;
  readonly drawing: Drawing;
}

export interface SheetPiece {
  readonly piece: Piece;
  /** Squares along a side of its box. */
  readonly box: number;
  readonly states: readonly SheetState[];
}

function stateDrawing(system: RotationSystem, piece: Piece, orientation: Orientation, voice: Voice): Drawing {
  const { box, centre } = system.shapes[piece];
  return boardDrawing({
    scene: {
      field: playfield({ width: box, height: box }),
      piece,
      start: [],
      body: shapeOf(system.shapes, piece, orientation),
      bodyIs: 'solid',
      obstacles: [],
      marked: [],
      arrow: { from: centre, to: centre },
    },
    view: { left: 0, right: box - 1, bottom: 0, top: box - 1 },
    voice,
    size: 'mini',
    ground: 'paper',
  });
}

/** Draws all pieces of a system in all states, each in its box with the centre of rotation. */
export const pieceSheet = (system: RotationSystem, voice: Voice): readonly SheetPiece[] =>
  PIECES.map((piece) => ({
    piece,
    box: system.shapes[piece].box,
    states: ORIENTATIONS.map((orientation) => ({
      orientation,
      drawing: stateDrawing(system, piece, orientation, voice),
    })),
  }));

/** The names of states: the piece and its orientation. */
export const NAMED_STATES: readonly string[] = PIECES.flatMap((piece) =>
  ORIENTATIONS.map((state) => `${piece}${state}`),
);

/** Draws states by their names, as in `Z0`. */
export const namedStates = (system: RotationSystem, names: readonly string[], voice: Voice) =>
  pieceSheet(system, voice).flatMap(({ piece, box, states }) =>
    states
      .filter(({ orientation }) => names.includes(`${piece}${orientation}`))
      .map((state) => ({ ...state, piece, box })),
  );
