import { vecKey, type Vec } from '#engine/geometry.ts';
import { CORE, FIELD, LAST_SHELL, squaresOf, type BlockSquare, type FallingPiece } from '#rotatris/index.ts';
import { outlinePath } from '#board/outline.ts';
import type { PaperFrame, PaperSize } from '../common/paper.ts';
import { pathMarkup, rimMarkup, signMarkup, squareMarkup, squaresMarkup } from '../common/paperMarkup.ts';

const SHELLS = Array.from({ length: LAST_SHELL }, (_, index) => index + 1);

const minoMarkup = (frame: PaperFrame, at: Vec, piece: string, size: PaperSize): string =>
  squareMarkup(frame, at, 'mino', ` fill="var(--${piece})" stroke="var(--${piece}-line)"`) +
  (size === 'big' ? signMarkup(frame, at, piece, 'piece', 4.6, ` fill="var(--${piece}-on)"`) : '');

/** Draws the rims of the shells, the middle line, and the row that must stay free. */
export function fieldMarkup(frame: PaperFrame): string {
  const { left, right, point } = frame;
  const middle = point([0, 0])[1];
  return (
    SHELLS.map((shell) => rimMarkup(frame, shell, 'shell')).join('') +
    pathMarkup('line', `M${left} ${middle}H${point([-1, 0])[0]}M${point([1, 0])[0]} ${middle}H${right}`) +
    pathMarkup('end-line', `M${left} ${point([0, FIELD.entryRow])[1]}H${right}`)
  );
}

/** Draws the stuck squares, grouped by their last fall. */
export function stuckSquares(
  frame: PaperFrame,
  block: readonly BlockSquare[],
  slides: ReadonlyMap<string, Vec>,
  size: PaperSize,
) {
  const groups = new Map<string, { readonly slide: Vec | null; markup: string }>();
  for (const { at, from } of block) {
    if (from === 'core') continue;
    const slide = slides.get(vecKey(at)) ?? null;
    const key = slide === null ? '' : vecKey(slide);
    const group = groups.get(key) ?? { slide, markup: '' };
    group.markup += minoMarkup(frame, at, from, size);
    groups.set(key, group);
  }
  return Array.from(groups, ([key, group]) => ({ key, ...group }));
}

export const coreMarkup = (frame: PaperFrame): string =>
  squaresMarkup(frame, CORE, 'core-square') + pathMarkup('core', outlinePath(CORE, frame.point));

/** Draws the tetromino above the block, and the position in which it would stick. */
export function fallingMarkup(
  frame: PaperFrame,
  falling: FallingPiece | null,
  resting: FallingPiece | null,
  size: PaperSize,
): string {
  const { point, unit } = frame;
  const hue = (piece: string): string => ` fill="var(--${piece})" stroke="var(--${piece}-line)"`;
  const there = resting
    ? `<path class="p-resting"${hue(resting.piece)} d="${outlinePath(squaresOf(resting), point, 1.5 * unit)}"/>`
    : '';
  if (!falling) return there;
  const [cx, cy] = point(falling.at);
  return (
    there +
    squaresOf(falling)
      .map((at) => minoMarkup(frame, at, falling.piece, size))
      .join('') +
    `<path class="p-tile-edge" stroke="var(--${falling.piece}-line)" d="${outlinePath(squaresOf(falling), point)}"/>` +
    `<circle class="p-middle" cx="${cx}" cy="${cy}" r="${3.4 * unit}"/>`
  );
}
