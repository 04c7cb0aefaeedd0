import { must } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { Relative } from './family.ts';

/** Returns the rotation that shows what a system decides otherwise than its ancestor; null if it has none. */
export function familyScene({ id, shows }: Relative): Scenario | null {
  if (shows === undefined) return null;
  return must(readScenario(`system=${id} ${shows}`), id);
}
