import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { SYSTEMS, systemById } from '../registry.ts';

/** A system of each kind: kicks by transition, other kicks of the I, half turns, no kicks, guards and a memory, the order of the button. */
const KINDS = ['srs-guideline', 'srs-arika', 'srs-nullpomino-180', 'nintendo-right', 'ars-ti', 'dtet'].map(
  (id): RotationSystem => {
    const system = systemById(id);
    if (!system) throw new Error(`No system has the id ${id}.`);
    return system;
  },
);

/** The systems for a property that takes long: one of each kind, and all of them in `npm run test:all`. */
export const TESTED_SYSTEMS: readonly RotationSystem[] = WIDE ? SYSTEMS : KINDS;
