import { NO_KEYS } from '#engine/heldKeys.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';

/** The scenario of a rotation in a game, for a stepper that opens at the test that decides. */
export const scenarioOf = ({ system, request, memory }: RotationTrace): Scenario => ({
  system,
  readings: [...system.selected].sort(),
  field: request.field,
  placement: request.placement,
  turn: request.turn,
  precedence: request.precedence ?? null,
  heldKeys: request.heldKeys ?? NO_KEYS,
  memory: memory.before,
  step: null,
});
