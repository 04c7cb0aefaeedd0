import type { Vec } from '#engine/geometry.ts';
import type { Extent } from '#engine/shapes.ts';
import { arrowPaths, type BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { OffsetScene, WobbleFrame } from './offsetScene.ts';

/** Draws the box of true rotation. */
export function boxMarkup({ point }: BoardFrame, { left, right, bottom, top }: Extent): string {
  const [x, y] = point([left, top + 1]);
  const [end, under] = point([right + 1, bottom]);
  return `<rect class="offset-box" x="${x}" y="${y}" width="${end - x}" height="${under - y}"/>`;
}

/** Draws the box, the step by which test 1 moves the piece, and the two offsets of the line as arrows, one after the other. */
export function lineMarkup(
  frame: BoardFrame,
  { box, mino, basic, sum, trueSquares, basicSquares }: OffsetScene,
): string {
  const [cx, cy] = frame.point(mino);
  const step = arrowPaths(frame.point(mino), frame.point(basic), 'big');
  const path = (name: string, d: string): string => `<path class="offset-${name}" d="${d}"/>`;
  const arrow = (name: string, from: Vec, to: Vec): string => {
    const paths = arrowPaths(frame.point(from), frame.point(to), 'big');
    return paths ? path(name, paths.shaft) + path('head', paths.head) : '';
  };
  return (
    boxMarkup(frame, box) +
    (step
      ? path('true', outlinePath(trueSquares, frame.point, 1)) +
        path('basic', outlinePath(basicSquares, frame.point, 1)) +
        path('step', step.shaft) +
        path('tip', step.head) +
        `<circle class="offset-tip" cx="${cx}" cy="${cy}" r="5"/>`
      : '') +
    (sum ? arrow('own', mino, sum.own) + arrow('other', sum.own, sum.end) : '')
  );
}

/** Draws the path of the piece's middle. */
export function wayMarkup({ point }: BoardFrame, { middles }: WobbleFrame): string {
  const [x, y] = point(middles.at(-1)!);
  return `<polyline class="offset-way" points="${middles.map(point).join(' ')}"/><path class="offset-cross" d="M${x - 7} ${y}h14m-7 -7v14"/>`;
}
