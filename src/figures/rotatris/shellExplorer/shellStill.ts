import type { Drawing } from '#board/drawing.ts';
import { outlinePath } from '#board/outline.ts';
import css from '../common/paper.css?raw';
import { paperFrame, viewOf } from '../common/paper.ts';
import { paperMarkup, pathMarkup, signMarkup, squaresMarkup } from '../common/paperMarkup.ts';
import { CORE, shellOf, squaresInShell, squaresOfGrid, squaresOfShell } from '#rotatris/index.ts';

const SHELLS = [1, 2, 3, 4] as const;
const MARKED = SHELLS[1];
const SIDE = 2 * (SHELLS.length + 1);

/** The list beside the drawing; its second shell is marked in both. */
export const STILL_SHELLS = SHELLS.map((shell) => ({ shell, squares: squaresInShell(shell) }));
/** Its usual width on a page in pixels, for the size of numbers. */
const WIDTH = 270;
/** Units of a number below the middle of its square. */
const BELOW = 2.5;

/** Draws the shells about the core, with the number of the shell in each square. */
export function shellStill(): Drawing {
  const view = viewOf(SIDE / 2);
  const { width, height } = paperFrame(view, 'mini');
  const unit = width / WIDTH;
  const content = paperMarkup(
    view,
    'mini',
    (frame) =>
      squaresMarkup(frame, squaresOfShell(MARKED), 'chosen') +
      squaresMarkup(frame, CORE, 'core-square') +
      squaresOfGrid(SIDE)
        .map((square) => signMarkup(frame, square, String(shellOf(square)), 'answer', BELOW))
        .join('') +
      pathMarkup('core', outlinePath(CORE, frame.point)),
  );
  return { content, width, height, classes: 'paper mini', style: `--unit:${unit}px`, css, pixel: unit };
}
