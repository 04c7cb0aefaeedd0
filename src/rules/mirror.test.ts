import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { sameSquares } from '#engine/squares.ts';
import { PIECES } from '#engine/piece.ts';
import { rotate } from '#engine/rotate.ts';
import { type Scenario } from '#engine/scenario.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { minosOf } from '#engine/shapes.ts';
import { cases } from '#engine/testing/wide.ts';
import { placementAfter } from '#engine/trace.ts';
import { randomScenes, type RandomScene } from './randomScenes.ts';
import { SYSTEMS } from './registry.ts';

/** How many scenes a claim is tried on; one that refutes a mirror image may be rare. */
const CLAIMED = cases(800);
const UNCLAIMED = 8000;
const SEED = 4711;

/** Whether the mirrored turn of the mirrored scene ends on the mirrored squares; null where no orientation covers the mirrored piece. */
function mirrors({ request, memory }: RandomScene, system: Scenario['system']): boolean | null {
  const { field, placement, turn, precedence = null } = request;
  const { heldKeys = NO_KEYS } = request;
  const scenario = { system, readings: [], field, placement, turn, precedence, heldKeys, memory, step: null };
  const seen = mirrorScenario(scenario);
  if (seen === null) return null;
  const minosAfter = (
    scenario: Pick<Scenario, 'field' | 'placement' | 'turn' | 'precedence' | 'heldKeys'>,
  ): readonly Vec[] => minosOf(system.shapes, placementAfter(rotate(system, scenario, memory)));
  const own = minosAfter(scenario).map(([x, y]): Vec => [field.width - 1 - x, y]);
  return sameSquares(own, minosAfter(seen));
}

/** Stops at the first counterexample: scenes cost time to make. */
function hasCounterexample(scenes: Iterable<RandomScene>, system: Scenario['system']): boolean {
  for (const scene of scenes) if (mirrors(scene, system) === false) return true;
  return false;
}

describe.each(SYSTEMS)('$id', (system) => {
  test.each(PIECES)('%s turns as its mirror image does exactly if the system claims it', (piece) => {
    const isClaimed = system.mirror.includes(piece);
    const count = isClaimed ? CLAIMED : UNCLAIMED;
    const scenes = randomScenes(system, count, SEED, { pieces: [piece], turns: ['cw', 'ccw'] });
    if (isClaimed) expect([...scenes].filter((scene) => mirrors(scene, system) !== true)).toEqual([]);
    else expect(hasCounterexample(scenes, system)).toBe(true);
  });
});
