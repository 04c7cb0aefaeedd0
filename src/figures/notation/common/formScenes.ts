import { PIECES } from '#engine/piece.ts';
import { minosOf } from '#engine/shapes.ts';
import { formsOf, NES, placementAt, type Form } from '#notation/forms.ts';
import { boardOf } from '#notation/game.ts';
import type { Scene } from '#board/scene.ts';

const field = boardOf([]);

/** Returns every orientation of a piece on the board of the NES, alone on the floor with its box at column `left`. */
export function formScenes(left: number): readonly { readonly form: Form; readonly scene: Scene }[] {
  return PIECES.flatMap((piece) => formsOf(piece)).map((form) => ({
    form,
    scene: {
      field,
      piece: form.piece,
      start: [],
      body: minosOf(NES.shapes, placementAt(form, left, 0)),
      bodyIs: 'solid',
      obstacles: [],
      marked: [],
      arrow: null,
    },
  }));
}
