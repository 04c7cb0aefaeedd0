import type { Vec } from '#engine/geometry.ts';
import { fill } from '#engine/stack.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Arena } from './arena.ts';
import { keysOf, type Rotation } from './rotations.ts';

/** The scenario of a rotation in an arena with some squares filled, ready to be stepped through. */
export const scenarioIn = (
  system: RotationSystem,
  { piece, from, turn, precedence, memory, list }: Omit<Rotation, 'to'>,
  { field, at }: Arena,
  blocks: readonly Vec[],
): Scenario => ({
  system,
  readings: [...system.selected].sort(),
  field: fill(field, blocks, '#'),
  placement: { piece, orientation: from, at },
  turn,
  precedence,
  heldKeys: keysOf(system, list ? { list } : {}),
  memory,
  step: null,
});
