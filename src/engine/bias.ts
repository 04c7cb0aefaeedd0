import { add, ORIGIN, vecKey, type Vec } from './geometry.ts';
import { fits } from './fits.ts';
import { NO_KEYS, type HeldKey, type HeldKeys } from './heldKeys.ts';
import { PIECES, type Placement } from './piece.ts';
import type { Playfield } from './playfield.ts';
import { poseTable, shapeIndex } from './poses.ts';
import type { BiasRule, RotationSystem } from './system.ts';

/** A test of a list that leans: the displacement that is tried, and how much of it comes from held keys. */
export interface BiasedTest {
  readonly kick: Vec;
  readonly bias: Vec;
}

const WAYS: Readonly<Record<HeldKey, Vec>> = { L: [-1, 0], R: [1, 0], D: [0, -1] };

/** The rule by which kicks lean towards held keys; null where they do not. */
export const biasRule = ({ kicks }: RotationSystem): BiasRule | null =>
  kicks.rowBy === 'transition' ? (kicks.bias ?? null) : null;

/** How far held keys push: each by one square, where the piece cannot move that way. */
export function biasOf(
  system: RotationSystem,
  field: Playfield,
  { piece, orientation, at }: Placement,
  keys: HeldKeys = NO_KEYS,
): Vec {
  if (keys.length === 0 || biasRule(system) === null) return ORIGIN;
  const poses = poseTable(system.shapes);
  const shape = shapeIndex(PIECES.indexOf(piece), orientation);
  return keys
    .map((key) => WAYS[key])
    .filter(([dx, dy]) => !fits(field, poses, shape, at[0] + dx, at[1] + dy))
    .reduce(add, ORIGIN);
}

/**
 * The tests of a list that leans by a bias. The whole bias is added to each test first, then its rows alone, then nothing. A test against
 * the bias, or too far, is left out, and so is a place that was tried before.
 */
export function biasedTests(list: readonly Vec[], bias: Vec, { farthest }: BiasRule): readonly BiasedTest[] {
  const tests = new Map<string, BiasedTest>();
  for (const part of [bias, [0, bias[1]] as const, ORIGIN]) {
    for (const test of list) {
      const kick = add(test, part);
      const allowed = part[0] * kick[0] >= 0 && kick[0] ** 2 + kick[1] ** 2 <= farthest;
      if (allowed && !tests.has(vecKey(kick))) tests.set(vecKey(kick), { kick, bias: part });
    }
  }
  return [...tests.values()];
}
