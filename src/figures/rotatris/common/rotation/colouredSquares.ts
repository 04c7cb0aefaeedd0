import type { Vec } from '#engine/geometry.ts';
import type { TableColour } from '#rotatris/index.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame } from '../paper.ts';
import { signMarkup, squareMarkup } from '../paperMarkup.ts';

export interface ColouredSquare {
  readonly colour: TableColour;
  readonly at: Vec;
  readonly letter: string;
}

/** Dashed outlines of the previous positions. */
export const outlinedSquares = ({ point }: PaperFrame, squares: readonly ColouredSquare[]): string =>
  squares
    .map(({ colour, at }) => `<path class="p-was" stroke="var(--${colour}-line)" d="${outlinePath([at], point, 2)}"/>`)
    .join('');

export const colouredSquares = (frame: PaperFrame, squares: readonly ColouredSquare[]): string =>
  squares
    .map(
      ({ colour, at, letter }) =>
        squareMarkup(frame, at, 'tile', ` fill="var(--${colour})"`) +
        signMarkup(frame, at, letter, 'letter', 5.4, ` fill="var(--${colour}-on)"`) +
        `<path class="p-tile-edge" stroke="var(--${colour}-line)" d="${outlinePath([at], frame.point, 1)}"/>`,
    )
    .join('');
