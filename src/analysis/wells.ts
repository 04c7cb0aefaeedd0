import { playfield, type Playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { reach } from './reach.ts';

/** A stack with a well in one column, and what an I can do there. */
interface Well {
  /** From 0. */
  readonly column: number;
  /** Whether the I can be brought to the bottom of the well. */
  readonly entered: boolean;
  /** Placements that the I can reach on the board. */
  readonly placements: number;
}

/** A field filled up to a height but for one column. */
function wellField({ field }: RotationSystem, height: number, column: number): Playfield {
  const row = Array.from({ length: field.width }, (_, x) => (x === column ? '.' : '#')).join('');
  return playfield({ ...field, rows: Array<string>(height).fill(row) });
}

/** The wells of every column under a stack of a height, left to right. */
export function wellsUnder(system: RotationSystem, height: number): readonly Well[] {
  return Array.from({ length: system.field.width }, (_, column) => {
    const { landings } = reach(system, wellField(system, height, column), 'I');
    const entered = landings.some(({ minos }) => minos.some(([x, y]) => x === column && y === 0));
    return { column, entered, placements: landings.length };
  });
}
