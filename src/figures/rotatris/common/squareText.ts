import type { Vec } from '#engine/geometry.ts';
import type { Part } from '#text/phrases.ts';

/** Formats a square or point as `(-4, 3)`. It ignores the reader's choice of axes, because the formulas of these figures are about y up. */
export const squareText = ([x, y]: Vec): string => `(${x}, ${y})`;

export const squarePart = (square: Vec): Part => ({ text: squareText(square), kind: 'vector' });

export const accepted = (text: string): Part => ({ text, kind: 'accepted' });
export const blocked = (text: string): Part => ({ text, kind: 'blocked' });
export const vector = (text: string): Part => ({ text, kind: 'vector' });
