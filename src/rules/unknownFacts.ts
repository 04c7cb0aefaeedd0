import type { RotationSystem } from '#engine/system.ts';

/** Whether the data of a system say that something is unknown which its rules give all the same, so that it can be run. */
const isUnknown =
  (what: 'kicks' | 'halfTurn' | 'spawn') =>
  ({ unknown }: RotationSystem): boolean =>
    unknown.includes(`unknown.${what}`);

/** How it kicks, and with that all that follows from its kicks. */
export const kicksAreUnknown = isUnknown('kicks');
/** Whether and how it makes half turns. */
export const halfTurnIsUnknown = isUnknown('halfTurn');
/** Where pieces enter. */
export const spawnIsUnknown = isUnknown('spawn');
