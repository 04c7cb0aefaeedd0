import { biasRule } from './bias.ts';
import { choiceOf } from './kicks.ts';
import { HELD_TOGETHER, type HeldKeys } from './heldKeys.ts';
import type { RotationSystem } from './system.ts';

/** What may be held where that makes a difference to the kicks of a system; null where it makes none. */
export const keysThatMatter = (system: RotationSystem): readonly HeldKeys[] | null =>
  biasRule(system) ? HELD_TOGETHER : (choiceOf(system)?.keys ?? null);
