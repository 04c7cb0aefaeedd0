import type { Vec } from '#engine/geometry.ts';
import type { Part } from '#text/phrases.ts';

/**
 * A square or point as these figures write it, `(-4, 3)`. It does not follow the reader's choice of axes: the formulas beside it
 * are about y up.
 */
export const squareText = ([x, y]: Vec): string => `(${x}, ${y})`;

export const squarePart = (square: Vec): Part => ({ text: squareText(square), kind: 'vector' });

export const accepted = (text: string): Part => ({ text, kind: 'accepted' });
export const blocked = (text: string): Part => ({ text, kind: 'blocked' });
export const vector = (text: string): Part => ({ text, kind: 'vector' });
