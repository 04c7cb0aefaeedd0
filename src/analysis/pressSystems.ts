import '#rules/allSystems.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';

/**
 * The systems that answer a press, each once: those of the site, others, and the one of a scenario, under the readings that it has there.
 * @param own that of the scenario
 * @param others tables of readers
 */
export function pressSystems(own: RotationSystem, others: readonly RotationSystem[] = []): readonly RotationSystem[] {
  const byId = new Map([...SYSTEMS, ...others, own].map((system) => [system.id, system]));
  return [...byId.values()];
}
