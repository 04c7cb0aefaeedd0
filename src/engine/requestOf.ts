import type { Scenario } from './scenario.ts';
import type { RotationRequest } from './trace.ts';

/**
 * The request of a scenario, as `rotate` takes it.
 * @example
 * import { requestOf, rotate } from 'wallkick';
 * import { readScenario } from 'wallkick/systems';
 *
 * const read = readScenario('system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..........');
 * if (read.ok) rotate(read.value.system, requestOf(read.value)).outcome.is; // → 'rotated'
 */
export const requestOf = ({ field, placement, turn, precedence, heldKeys }: Scenario): RotationRequest => ({
  field,
  placement,
  turn,
  precedence,
  ...(heldKeys.length > 0 ? { heldKeys } : {}),
});
