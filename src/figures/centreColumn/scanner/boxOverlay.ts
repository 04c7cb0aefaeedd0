import type { Vec } from '#engine/geometry.ts';
import type { SearchedCell } from '#engine/guard.ts';
import { BOX_AT, squareOf } from '#analysis/centreBox.ts';
import { CELL, type BoardFrame, type BoardSize } from '#board/geometry.ts';

/** The side of the square around a number. */
const CHIP: Readonly<Record<BoardSize, number>> = { big: 13, mini: 17 };

/**
 * Draws the search on the board: the box with its centre column, the cells of the new orientation with their numbers, joined in the order of
 * the search, and the progress.
 * @param order the cells of the new orientation in search order
 * @param seen the examined cells
 */
export function boxMarkup(
  { point }: BoardFrame,
  order: readonly number[],
  seen: readonly SearchedCell[],
  size: BoardSize,
): string {
  const corner = ([x, y]: Vec): Vec => point([x, y + 1]);
  const [boxX, boxY] = corner([BOX_AT[0], BOX_AT[1] + 2]);
  const side = CHIP[size];
  const chipOf = (number: number): 'ahead' | 'free' | 'hit' => {
    const found = seen.find((cell) => cell.number === number);
    if (!found) return 'ahead';
    return found.solid ? 'hit' : 'free';
  };
  const way = order.map((number) => {
    const [x, y] = corner(squareOf(number));
    return `${x + 2.5 + side / 2} ${y + 2.5 + side / 2}`;
  });
  const chips = order.map((number) => {
    const [x, y] = corner(squareOf(number));
    const is = chipOf(number);
    return (
      `<rect class="box-chip box-${is}" x="${x + 2.5}" y="${y + 2.5}" width="${side}" height="${side}"/>` +
      `<text class="box-number box-on-${is}" x="${x + 2.5 + side / 2}" y="${y + 2.5 + side * 0.77}" font-size="${side * 0.82}">${number}</text>`
    );
  });
  const current = seen.at(-1);
  const [x, y] = current ? corner(current.cell) : [0, 0];
  return (
    `<rect class="box-frame" x="${boxX}" y="${boxY}" width="${3 * CELL}" height="${3 * CELL}"/>` +
    `<path class="box-centre" d="M${boxX + CELL} ${boxY - 5}v${3 * CELL + 5}M${boxX + 2 * CELL} ${boxY - 5}v${3 * CELL + 5}"/>` +
    `<path class="box-way" d="M${way.join('L')}"/>` +
    chips.join('') +
    (current ? `<rect class="box-here" x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}"/>` : '')
  );
}
