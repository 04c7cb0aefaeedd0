import { ORIENTATIONS, PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { extentOf, shapeOf, type Extent } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { union, type Scene } from '#board/scene.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** The ids of the system whose piece is drawn and of the one whose outline is above it. */
export interface OverlayState {
  readonly system: string;
  readonly beside: string;
  readonly piece: Piece;
}

export const OVERLAY: Pick<FigureSpec<OverlayState>, 'fields' | 'standard'> = {
  fields: { system: systemId, beside: systemId, piece: oneOf(PIECES) },
  standard: { system: 'dtet', beside: 'ars-tgm', piece: 'S' },
};

/** The four orientations of a piece with the outlines of another system. */
export interface Overlay {
  readonly piece: Piece;
  readonly system: RotationSystem;
  readonly other: RotationSystem;
  readonly view: Extent;
  readonly states: readonly { readonly orientation: Orientation; readonly scene: Scene; readonly isSame: boolean }[];
}

export function overlaid({ system: id, beside, piece }: OverlayState): Overlay {
  const [system, other] = [id, beside].map((name) => systemById(name) ?? DEFAULT_SYSTEM) as [
    RotationSystem,
    RotationSystem,
  ];
  const field = playfield({ width: 4, height: 4 });
  const squares = ORIENTATIONS.map((orientation) => ({
    orientation,
    own: shapeOf(system.shapes, piece, orientation),
    outline: shapeOf(other.shapes, piece, orientation),
  }));
  return {
    piece,
    system,
    other,
    view: squares.flatMap(({ own, outline }) => [extentOf(own), extentOf(outline)]).reduce(union),
    states: squares.map(({ orientation, own, outline }) => ({
      orientation,
      scene: {
        field,
        piece,
        start: outline,
        body: own,
        bodyIs: 'solid',
        obstacles: [],
        marked: [],
        arrow: null,
      },
      isSame: sameSquares(own, outline),
    })),
  };
}
