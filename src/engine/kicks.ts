import { biasedTests, type BiasedTest } from './bias.ts';
import type { Choice } from './choice.ts';
import { add, ORIGIN, subtract, type Vec } from './geometry.ts';
import { transition, type Orientation, type Piece, type Precedence, type Turn } from './piece.ts';
import type { KickGroup, KickPolicy, RotationSystem } from './system.ts';

const groupOf = <G extends { readonly pieces: readonly Piece[] }>(groups: readonly G[], piece: Piece): G | undefined =>
  groups.find((group) => group.pieces.includes(piece));

const rowOf = (groups: readonly KickGroup[], piece: Piece, from: Orientation, to: Orientation): readonly Vec[] =>
  groups.filter((group) => group.pieces.includes(piece)).flatMap((group) => group.rows[transition(from, to)] ?? []);

/** The side whose list is used: the one asked for, or the natural one of the turn; null where sides do not matter. */
export function precedenceOf(policy: KickPolicy, turn: Turn, asked: Precedence | null): Precedence | null {
  return policy.rowBy === 'precedence' ? (asked ?? policy.natural[turn]) : null;
}

/** The tests of a policy that leans towards held keys, in order; null where it does not lean. */
export const leaningList = (
  policy: KickPolicy,
  piece: Piece,
  from: Orientation,
  to: Orientation,
  bias: Vec,
): readonly BiasedTest[] | null =>
  policy.rowBy === 'transition' && policy.bias
    ? biasedTests([ORIGIN, ...rowOf(policy.groups, piece, from, to)], bias, policy.bias)
    : null;

/** The displacement that belongs to a turn; null where it has none. */
export const carriedBy = (policy: KickPolicy, piece: Piece, from: Orientation, to: Orientation): Vec | null =>
  (policy.rowBy === 'choice' && policy.carries && rowOf(policy.carries, piece, from, to)[0]) || null;

/** The condition that chooses among the lists of a system; null where it has one list. */
export const choiceOf = ({ kicks }: RotationSystem): Choice | null => (kicks.rowBy === 'choice' ? kicks.choice : null);

/** How many lists a rotation has, of which a condition chooses one. */
export const listCount = (policy: KickPolicy): number => (policy.rowBy === 'choice' ? policy.lists.length : 1);

/**
 * Every position that is tried, in order, as displacements from the datum of the policy. The first is the rotation itself
 * (for offsets: the difference of the first offsets, which need not be zero). No key is held: see `leaningList`.
 * @param list which list of those that a condition chooses among
 */
export function testList(
  policy: KickPolicy,
  piece: Piece,
  from: Orientation,
  to: Orientation,
  precedence: Precedence | null,
  list = 0,
): readonly Vec[] {
  switch (policy.rowBy) {
    case 'transition':
      return [ORIGIN, ...rowOf(policy.groups, piece, from, to)];
    case 'precedence':
      return [ORIGIN, ...policy.rows[precedence ?? 'left'], ...rowOf(policy.then, piece, from, to)];
    case 'choice': {
      const row = rowOf(policy.lists[list]!, piece, from, to);
      const tests = row.length > 0 ? row : [ORIGIN];
      const carried = carriedBy(policy, piece, from, to);
      return carried ? tests.map((test) => add(test, carried)) : tests;
    }
    case 'offsets': {
      const offsets = groupOf(policy.groups, piece)?.offsets;
      if (!offsets) return [ORIGIN];
      return offsets[from].map((term, index) => subtract(term, offsets[to][index]!));
    }
  }
}

/** How many positions of a list one attempt tries at most: a guard may choose among the kicks. */
export const mostTried = ({ guards }: RotationSystem, listed: number): number =>
  guards.reduce((most, { atMost }) => (atMost === undefined ? most : Math.min(most, 1 + atMost)), listed);
