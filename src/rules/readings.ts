import { ownEntry } from '#engine/ownEntry.ts';
import type { RotationSystem } from '#engine/system.ts';

const variants = new WeakMap<RotationSystem, Map<string, RotationSystem>>();

/** Names of the readings that a system knows. */
export const readingNames = (system: RotationSystem): readonly string[] => Object.keys(system.readings);

/**
 * The system under other readings of open questions. The same names always give the same object, so that what is prepared for it
 * is prepared once. Names that the system does not know are a caller's error: check them with `readingNames`.
 * @throws RangeError naming the system and the readings it has
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
