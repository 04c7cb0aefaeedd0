import { add, vecKey, type Vec } from '#engine/geometry.ts';
import { byRow } from '#engine/squares.ts';
import { stepInward } from './collapseStep.ts';
import { shellOf } from './shells.ts';

/** Anything that stands on a square of the block. Extra fields travel with it. */
export interface Placed {
  readonly at: Vec;
}

/** One square on its way inwards; `steps` is the number of removed shells that were inside it. */
export interface Fall {
  readonly from: Vec;
  readonly to: Vec;
  readonly steps: number;
}

/** Squares that met in one cell. They become one; it keeps the fields of the square that came from `kept`. */
export interface Merge {
  readonly at: Vec;
  readonly from: readonly Vec[];
  readonly kept: Vec;
}

export interface Collapse<Square extends Placed> {
  /** Bottom row first, each row from the left. */
  readonly block: readonly Square[];
  readonly falls: readonly Fall[];
  readonly merges: readonly Merge[];
}

function fallFrom(from: Vec, steps: number): Fall {
  let to = from;
  for (let step = 0; step < steps; step += 1) to = add(to, stepInward(to));
  return { from, to, steps };
}

/**
 * Takes whole shells out of a block and lets every shell outside them fall one square inwards for each. Source: Rotatris article,
 * "Shell Collapse". The source leaves open what becomes of squares that meet at a corner (erratum R8). Here they merge: one
 * square stays, and of the squares that met the lowest, then the leftmost, gives it its fields. The others are gone and
 * score nothing. Squares from different shells never meet, because no two shells that stay end in the same shell.
 */
export function collapse<Square extends Placed>(
  block: readonly Square[],
  removed: readonly number[],
): Collapse<Square> {
  const arrivals = new Map<string, { square: Square; from: Vec[] }>();
  const falls: Fall[] = [];
  for (const square of [...block].sort((a, b) => byRow(a.at, b.at))) {
    const shell = shellOf(square.at);
    if (removed.includes(shell)) continue;
    const fall = fallFrom(square.at, removed.filter((inside) => inside < shell).length);
    if (fall.steps > 0) falls.push(fall);
    const met = arrivals.get(vecKey(fall.to));
    if (met) met.from.push(fall.from);
    else arrivals.set(vecKey(fall.to), { square: { ...square, at: fall.to }, from: [fall.from] });
  }
  const landed = [...arrivals.values()].sort((a, b) => byRow(a.square.at, b.square.at));
  return {
    block: landed.map(({ square }) => square),
    falls,
    merges: landed.flatMap(({ square, from }) => {
      const [kept] = from;
      return kept && from.length > 1 ? [{ at: square.at, from, kept }] : [];
    }),
  };
}
