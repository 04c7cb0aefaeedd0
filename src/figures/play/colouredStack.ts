import { PIECES } from '#engine/piece.ts';
import { contentAt, type Playfield } from '#engine/playfield.ts';
import type { BoardFrame } from '#board/geometry.ts';

/** Draws the squares of locked pieces in their colours, with their letters. Squares of no piece stay grey. */
export const colouredStack = ({ point, view }: BoardFrame, field: Playfield): string =>
  PIECES.map((piece) => {
    const squares = field.rows.flatMap((row, y) =>
      y > view.top
        ? []
        : Array.from(row, (_content, x) => [x, y] as const).filter(([x]) => contentAt(field, x, y) === piece),
    );
    if (squares.length === 0) return '';
    const corners = squares.map(([x, y]) => point([x, y + 1]));
    const side = point([1, 0])[0] - point([0, 0])[0];
    const along = (axis: 0 | 1, by: number): string => corners.map((corner) => corner[axis] + by).join(' ');
    return (
      `<path class="b-locked" fill="var(--${piece})" d="${corners.map(([x, y]) => `M${x + 1} ${y + 1}h${side - 2}v${side - 2}h${2 - side}z`).join('')}"/>` +
      `<text class="b-locked-letter" fill="var(--${piece}-on)" x="${along(0, side / 2)}" y="${along(1, side / 2 + 6)}">${piece.repeat(squares.length)}</text>`
    );
  }).join('');
