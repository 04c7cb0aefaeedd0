import { CELL, type BoardFrame } from '#board/geometry.ts';
import type { GameScene } from './gameScene.ts';

/** Marks the rows that a move completes, with a bracket under its columns. */
export function moveMarkup({ point, left, right, bottom }: BoardFrame, { completed, columns }: GameScene): string {
  const rows = completed.map((row) => {
    const [x, y] = point([0, row + 1]);
    return `<rect class="game-completed" x="${x}" y="${y}" width="${right - left}" height="${CELL}"/>`;
  });
  if (!columns) return rows.join('');
  const [from] = point([columns[0], 0]);
  const [to] = point([columns[1] + 1, 0]);
  return `${rows.join('')}<path class="game-columns" d="M${from + 4} ${bottom + 27.5}H${to - 4}"/>`;
}
