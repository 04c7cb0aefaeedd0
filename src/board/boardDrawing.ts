import type { Extent } from '#engine/shapes.ts';
import type { PaletteName } from '#engine/system.ts';
import type { Voice } from '#text/voice.ts';
import boardCss from './styles/board.css?raw';
import { groundMarkup, pieceMarkup } from './boardMarkup.ts';
import { pieceColours } from './pieceColours.ts';
import { boardFrame, type BoardFrame, type BoardSize } from './geometry.ts';
import { DRAWING_ID, type Drawing } from './drawing.ts';
import type { Scene } from './scene.ts';

/** A board to draw, with what the figure draws on it. */
export interface BoardDrawn {
  readonly scene: Scene;
  readonly view: Extent;
  readonly voice: Voice;
  readonly size?: BoardSize;
  readonly ground?: 'field' | 'paper';
  readonly palette?: PaletteName;
  /** Markup over the ground and the stack, beneath the piece. */
  readonly under?: (frame: BoardFrame) => string;
  /** The style sheet that paints it. */
  readonly css?: string;
}

/** A board as a drawing for pictures: the same markup as on a page. */
export function boardDrawing({
  scene,
  view,
  voice,
  size = 'big',
  ground = 'field',
  palette,
  under,
  css = '',
}: BoardDrawn): Drawing {
  const frame = boardFrame(view, size);
  const { paper, stack } = groundMarkup({ frame, field: scene.field, size, id: DRAWING_ID, ground, ...voice });
  return {
    content:
      paper + stack + (under?.(frame) ?? '') + pieceMarkup({ frame, scene, size, id: DRAWING_ID, motion: 'none' }),
    width: frame.width,
    height: frame.height,
    classes: `board ${size} ${scene.bodyIs}`,
    style: pieceColours(scene.piece),
    css: boardCss + css,
    ...(palette && { palette }),
  };
}
