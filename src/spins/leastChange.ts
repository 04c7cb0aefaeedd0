import { sameVec, vecKey, type Vec } from '#engine/geometry.ts';
import { contentAt } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { verdictOf } from './judge.ts';
import { landingOf, squaresOf, type SpinLanding } from './landing.ts';
import type { Direction, SpinRule, SpinVerdict } from './rule.ts';

/** A square that alone changes a verdict, the piece ending where it did. */
export interface SpinChange {
  readonly square: Vec;
  /** True if a block is put there, false if one is taken away. */
  readonly fills: boolean;
  readonly verdict: SpinVerdict;
  /** The landing on the changed board. */
  readonly landing: SpinLanding;
}

/** Conditions look at most two squares beside a piece, and at its whole rows. */
const AROUND = 2;

/**
 * Every single square with which a rule would say something else, while the piece ends where it does.
 * @param rule one of `judges`
 * @param trace a rotation
 * @param then moves after the rotation
 * @example
 * import { playfield, rotate } from 'wallkick';
 * import { judges, leastChanges } from 'wallkick/spins';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const placement = { piece: 'T', orientation: 3, at: [1, 0] } as const;
 * const field = playfield({ rows: ['.#.#......', '..........', '.#........'] });
 * const trace = rotate(srsGuideline, { field, placement, turn: 'cw' });
 * const change = judges[0] && leastChanges(judges[0], trace).at(-1);
 * [change?.square, change?.verdict]; // → [[3, 2], 'full']
 */
export function leastChanges(
  rule: SpinRule,
  trace: RotationTrace,
  then: readonly Direction[] = [],
): readonly SpinChange[] {
  const landing = landingOf(trace, then);
  if (!landing) return [];
  const { field, turned, rest } = landing;
  const now = verdictOf(rule, landing);
  const own = new Set([...startMinosOf(trace), ...squaresOf(turned), ...squaresOf(rest)].map(vecKey));
  const { bottom, top } = extentOf([...squaresOf(turned), ...squaresOf(rest)]);
  const changes: SpinChange[] = [];
  for (let y = Math.max(0, bottom - AROUND); y <= top + AROUND; y++)
    for (let x = 0; x < field.width; x++) {
      const square: Vec = [x, y];
      if (own.has(vecKey(square))) continue;
      const fills = contentAt(field, x, y) === '.';
      const changed = fill(field, [square], fills ? '#' : '.');
      const other = landingOf(rotate(trace.system, { ...trace.request, field: changed }, trace.memory.before), then);
      if (!other || !sameVec(other.turned.at, turned.at) || !sameVec(other.rest.at, rest.at)) continue;
      const verdict = verdictOf(rule, other);
      if (verdict !== now) changes.push({ square, fills, verdict, landing: other });
    }
  return changes;
}
