import type { Vec } from '#engine/geometry.ts';

/**
 * A square or a point as evidence names it: `(-1, 2)`, with a space that does not break. Written so, it does not follow the
 * reader's choice of axes, as displacements elsewhere do: the formulas beside it are about y up.
 */
export const point = ([x, y]: Vec): string => `(${Math.round(x)},\u00a0${Math.round(y)})`;

export const points = (squares: readonly Vec[]): string => squares.map(point).join(', ');
