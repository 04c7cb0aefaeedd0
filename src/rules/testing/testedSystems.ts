import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { SYSTEMS, systemById } from '../registry.ts';

/** A system of each kind: kicks by transition, other kicks of the I, half turns, no kicks, guards and a memory, the order of the button. */
const KINDS: readonly string[] = [
  'srs-guideline',
  'srs-arika',
  'srs-nullpomino-180',
  'nintendo-right',
  'ars-ti',
  'dtet',
];
for (const id of KINDS) if (!systemById(id)) throw new Error(`No system has the id ${id}.`);

/** Some systems for a property that takes long: one of each kind, and all of them in `npm run test:all`. */
export const tested = (systems: readonly RotationSystem[]): readonly RotationSystem[] =>
  WIDE ? systems : systems.filter(({ id }) => KINDS.includes(id));

/** The systems for a property that takes long. */
export const TESTED_SYSTEMS = tested(SYSTEMS);
