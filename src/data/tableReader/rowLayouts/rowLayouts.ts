import { byCode } from './byCode.ts';
import { byDirection } from './byDirection.ts';
import { byOrder, offsetsOfO } from './byOrder.ts';
import { byState } from './byState.ts';
import { byTurn } from './byTurn.ts';
import type { Named, RowLayout, TurnReading } from './reading.ts';
import type { Resolve } from './states.ts';

/** The first one that knows the names of the rows reads them. What says more stands first. */
const LAYOUTS: readonly RowLayout[] = [byCode, byTurn, byDirection, byState, offsetsOfO, byOrder];

/** The ways in which some rows may be one table; none where they cannot be. */
export function readingsOf(rows: readonly Named[], resolve: Resolve): readonly TurnReading[] {
  for (const layout of LAYOUTS) {
    const readings = layout(rows, resolve);
    if (readings) return readings;
  }
  return [];
}
