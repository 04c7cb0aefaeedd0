import { differenceOf } from '#analysis/difference.ts';
import { placementOn } from '#engine/placementOf.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { byRow, sameSquares } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Vec } from '#engine/geometry.ts';
import { placementAfter } from '#engine/trace.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { withOwnRows, type OwnRow } from '#rules/ownSystems.ts';
import { conformanceSet } from '../conformance.ts';
import type { WrongTable } from './census.ts';

/** A smallest board on which a wrong table and the right one put the piece on different squares. */
export interface CensusParting {
  readonly row: OwnRow;
  readonly blocks: number;
  /** The position under the right system, and under the wrong one. */
  readonly scenarios: readonly [Scenario, Scenario];
}

/** The squares on which the piece of a scenario is after its press. */
export const squaresAfter = (scenario: Scenario): readonly Vec[] =>
  minosOf(scenario.system.shapes, placementAfter(rotate(scenario.system, requestOf(scenario), scenario.memory)));

/** The same squares as text, row by row. */
export const squaresText = (scenario: Scenario): string =>
  [...squaresAfter(scenario)]
    .sort(byRow)
    .map(([x, y]) => `(${x}, ${y})`)
    .join(' ');

/** The board with the fewest blocks among all turns in which a table is wrong; the first of several. */
export function partingOf({ right, wrong, rows, isLinkable }: WrongTable): CensusParting | null {
  let best: CensusParting | null = null;
  for (const row of rows) {
    const [from, to] = endsOf(row.name);
    const other = isLinkable ? withOwnRows(right, [row]) : wrong;
    const found = differenceOf(right, other, { piece: row.piece, from, turn: turnBetween(from, to)! });
    if (found.is !== 'found') continue;
    const { blocks, scenarios } = found;
    if (best === null || blocks.length < best.blocks) best = { row, blocks: blocks.length, scenarios };
  }
  return best;
}

/** The same position under another system; null where that has no state with the squares. */
function under(system: RotationSystem, scenario: Scenario): Scenario | null {
  const { piece, orientation } = scenario.placement;
  const placement = placementOn(system.shapes, piece, minosOf(scenario.system.shapes, scenario.placement), orientation);
  return placement && { ...scenario, system, placement };
}

/** How many lines of the small set of vectors a wrong system fails. */
export function linesFailed({ right, wrong }: Pick<WrongTable, 'right' | 'wrong'>): number {
  return conformanceSet(right, 'small').scenarios.filter((scenario) => {
    const other = under(wrong, scenario);
    return !other || !sameSquares(squaresAfter(scenario), squaresAfter(other));
  }).length;
}
