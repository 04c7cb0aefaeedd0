import { ORIENTATIONS, PIECES, type Placement } from './piece.ts';
import type { Playfield } from './playfield.ts';
import { minosOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

// Checks of what programs give to the package: plain JavaScript may have it from anywhere.

/** @throws RangeError if a value is none of those that there are */
export function mustBeOneOf(what: string, value: unknown, allowed: readonly unknown[]): void {
  if (allowed.includes(value)) return;
  const found = typeof value === 'string' ? `"${value}"` : String(value);
  throw new RangeError(`${found} is no ${what}; write ${allowed.join(', ')}.`);
}

/** @throws RangeError for a piece, state or corner that does not exist, and for a piece that reaches through a wall or the floor */
export function mustBeInField({ shapes }: RotationSystem, { width }: Playfield, placement: Placement): void {
  const { piece, orientation, at } = placement;
  mustBeOneOf('piece', piece, PIECES);
  mustBeOneOf('state of a piece', orientation, ORIENTATIONS);
  if (!Array.isArray(at) || at.length !== 2 || !at.every(Number.isInteger))
    throw new RangeError(`${JSON.stringify(at)} is no corner of a box; write [column, row] in whole numbers.`);
  if (minosOf(shapes, placement).every(([x, y]) => x >= 0 && x < width && y >= 0)) return;
  throw new RangeError(
    `${piece} in state ${orientation} at [${at.join(', ')}] is not in the field. Its columns are 0 to ${width - 1}, and its lowest row is 0.`,
  );
}
