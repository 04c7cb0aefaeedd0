import { add, subtract, type Vec } from '#engine/geometry.ts';
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

/** How far the kick is beside an offset on the same line, in squares. */
const BESIDE = 0.18;

/** Moves both ends to the side where the offsets are on one line, so that the kick does not cover them. */
function besideLine([from, to]: readonly [Vec, Vec], mino: Vec): readonly [Vec, Vec] {
  const [ax, ay] = subtract(from, mino);
  const [bx, by] = subtract(to, mino);
  const [x, y] = subtract(to, from);
  const length = Math.hypot(x, y);
  if (length === 0 || ax * by !== ay * bx) return [from, to];
  const aside: Vec = [(-y / length) * BESIDE, (x / length) * BESIDE];
  return [add(from, aside), add(to, aside)];
}

/** Draws the box, true rotation, the two offsets of the line as arrows from one point, and the kick between their tips. */
export function lineMarkup(frame: BoardFrame, { box, mino, sum, trueSquares }: OffsetScene): string {
  const [cx, cy] = frame.point(mino);
  const arrow = (name: string, from: Vec, to: Vec): string => {
    const paths = arrowPaths(frame.point(from), frame.point(to), 'big');
    return paths ? `<path class="offset-${name}" d="${paths.outline}"/>` : '';
  };
  return (
    boxMarkup(frame, box) +
    (trueSquares.length > 0 ? `<path class="offset-true" d="${outlinePath(trueSquares, frame.point, 1)}"/>` : '') +
    (sum
      ? arrow('own', mino, sum.own) +
        arrow('other', mino, sum.other) +
        arrow('kick', ...besideLine([sum.other, sum.own], mino))
      : '') +
    `<circle class="b-ring" cx="${cx}" cy="${cy}" r="6.5"/>`
  );
}

/** Draws the path of the piece's middle. */
export function wayMarkup({ point }: BoardFrame, { middles }: WobbleFrame): string {
  const [x, y] = point(middles.at(-1)!);
  return `<polyline class="offset-way" points="${middles.map(point).join(' ')}"/><path class="offset-cross" d="M${x - 7} ${y}h14m-7 -7v14"/>`;
}
