import type { BoardFrame } from './geometry.ts';

/** Rows that are cleared, struck through. The sentence and the caption of the frame say how many. */
export function fullRowsMarkup(frame: BoardFrame, rows: readonly number[], width: number): string {
  const lines = rows
    .filter((row) => row >= frame.view.bottom && row <= frame.view.top)
    .map((row) => {
      const [left, y] = frame.point([Math.max(0, frame.view.left), row + 0.5]);
      const [right] = frame.point([Math.min(width, frame.view.right + 1), row]);
      return `M${left} ${y}H${right}`;
    });
  return lines.length === 0 ? '' : `<path class="b-full" d="${lines.join('')}"/>`;
}
