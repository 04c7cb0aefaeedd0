import { placementOn } from './placementOf.ts';
import type { Scenario } from './scenario.ts';
import { minosOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';

/**
 * The scenario in another system: the piece keeps its squares and takes the state that covers them there, that of the same number first.
 * Readings are left behind, because they belong to the first system.
 * @returns null if no state of the piece has these squares in the other system
 * @example
 * import { readScenario, sega } from 'wallkick/systems';
 * import { underSystem } from 'wallkick';
 *
 * const read = readScenario('system=srs-guideline piece=T from=2 at=3,0 turn=cw board=..........');
 * if (read.ok) underSystem(read.value, sega)?.placement; // → { piece: 'T', orientation: 0, at: [3, 0] }
 */
export function underSystem(scenario: Scenario, system: RotationSystem): Scenario | null {
  if (system === scenario.system) return scenario;
  const { piece, orientation } = scenario.placement;
  const placement = placementOn(system.shapes, piece, minosOf(scenario.system.shapes, scenario.placement), orientation);
  return placement && { ...scenario, system, readings: [], placement };
}
