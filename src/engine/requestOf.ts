import type { Scenario } from './scenario.ts';
import type { RotationRequest } from './trace.ts';

/** The rotation of a scenario, as the engine takes it. */
export const requestOf = ({ field, placement, turn, precedence, heldKeys }: Scenario): RotationRequest => ({
  field,
  placement,
  turn,
  precedence,
  ...(heldKeys.length > 0 ? { heldKeys } : {}),
});
