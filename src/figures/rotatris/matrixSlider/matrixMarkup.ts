import type { Vec } from '#engine/geometry.ts';
import { arrowPaths } from '#board/geometry.ts';
import { MATRIX_START, pointText, turnedTo } from './matrixTexts.ts';
import type { MatrixState } from '../common/rotation/rotationStates.ts';

/** Drawing units of a pixel of the game, and the middle of the drawing. */
const SCALE = 4.6;
const MIDDLE = 220;
export const MATRIX_SIDE = 2 * MIDDLE;

const path = (name: string, d: string): string => `<path class="x-${name}" d="${d}"/>`;
const text = (name: string, x: number, y: number, content: string): string =>
  `<text class="x-${name}" x="${x}" y="${y}">${content}</text>`;

/** The path is a spiral, so that a full turn does not meet its own start. */
function wayMarkup(theta: number, draw: (point: Vec) => Vec): string {
  const steps = Math.max(1, Math.ceil(Math.abs(theta) / 5));
  const way = Array.from({ length: steps + 1 }, (_, step) => {
    const radius = 0.42 + 0.12 * (Math.abs(theta) / 360) * (step / steps);
    const [x, y] = turnedTo((theta * step) / steps);
    return draw([x * radius, y * radius]);
  });
  const [end, before] = [way.at(-1)!, way.at(-2)!];
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const length = Math.hypot(dx, dy) || 1;
  const head = theta === 0 ? null : arrowPaths([end[0] - (dx / length) * 20, end[1] - (dy / length) * 20], end, 'big');
  return path('arc', `M${way.map((point) => point.join(' ')).join('L')}`) + (head ? path('arc-head', head.head) : '');
}

/** Rotates a point by an angle, with y growing upwards or downwards. */
export function matrixMarkup({ theta, 'y-axis': axis }: MatrixState): string {
  const upwards = axis === 'up' ? 1 : -1;
  const draw = ([x, y]: Vec): Vec => [MIDDLE + x * SCALE, MIDDLE - y * SCALE * upwards];
  const image = turnedTo(theta);
  const [sx, sy] = draw(MATRIX_START);
  const arrow = arrowPaths(draw([0, 0]), draw(image), 'big');
  const [lx, ly] = draw([image[0] * 1.2, image[1] * 1.14]);
  const lines = [-32, 32].map(
    (along) =>
      path('grid', `M${MIDDLE + along * SCALE} 0V${MATRIX_SIDE}M0 ${MIDDLE + along * SCALE}H${MATRIX_SIDE}`) +
      text('number', MIDDLE + along * SCALE + 5, MIDDLE + 18, String(along)) +
      text('number', MIDDLE + 6, MIDDLE - along * SCALE * upwards + 17, String(along)),
  );
  return (
    `<rect class="x-sheet" width="${MATRIX_SIDE}" height="${MATRIX_SIDE}"/>` +
    lines.join('') +
    path('axis', `M0 ${MIDDLE}H${MATRIX_SIDE}M${MIDDLE} 0V${MATRIX_SIDE}`) +
    text('number', MATRIX_SIDE - 14, MIDDLE - 8, 'x') +
    text('number', MIDDLE + 8, upwards === 1 ? 14 : MATRIX_SIDE - 5, 'y') +
    `<circle class="x-orbit" cx="${MIDDLE}" cy="${MIDDLE}" r="${32 * SCALE}"/>` +
    path('start', `M${MIDDLE} ${MIDDLE}L${sx} ${sy}`) +
    `<circle class="x-was" cx="${sx}" cy="${sy}" r="5"/>` +
    wayMarkup(theta, draw) +
    (arrow ? path('shaft', arrow.shaft) + path('head', arrow.head) : '') +
    `<circle class="x-ring" cx="${MIDDLE}" cy="${MIDDLE}" r="6.5"/>` +
    text(
      'image',
      Math.max(52, Math.min(MATRIX_SIDE - 52, lx)),
      Math.max(20, Math.min(MATRIX_SIDE - 10, ly + 5)),
      pointText(image),
    )
  );
}
