import { ownEntry } from '#engine/ownEntry.ts';
import type { RotationSystem } from '#engine/system.ts';

const variants = new WeakMap<RotationSystem, Map<string, RotationSystem>>();

/**
 * The names of the readings of a system: open questions that can be answered in another way.
 * @example
 * import { readingNames, srsGuideline } from 'wallkick/systems';
 *
 * readingNames(srsGuideline); // → ['15-resets', 'step-reset']
 */
export const readingNames = (system: RotationSystem): readonly string[] => Object.keys(system.readings);

/**
 * A system under other readings of open questions. The same names give the same object.
 * @param names from `readingNames`
 * @throws RangeError with the readings that the system has
 * @example
 * import { srsGuideline, withReadings } from 'wallkick/systems';
 *
 * withReadings(srsGuideline, ['15-resets']).lock.resetLimit; // → 15
 */
export function withReadings(system: RotationSystem, names: readonly string[]): RotationSystem {
  const wanted = [...new Set(names)].sort();
  if (wanted.length === 0) return system;
  const known = variants.get(system) ?? new Map<string, RotationSystem>();
  variants.set(system, known);
  const key = wanted.join(' ');
  const variant =
    known.get(key) ??
    wanted.reduce((current, name) => {
      const reading = ownEntry(system.readings, name);
      if (!reading)
        throw new RangeError(
          `${system.id} has no reading "${name}"; it has ${readingNames(system).join(', ') || 'none'}`,
        );
      const changed = reading.apply(current);
      return { ...changed, selected: [...changed.selected, name] };
    }, system);
  known.set(key, variant);
  return variant;
}
