import type { Rotation } from '#analysis/rotations.ts';
import type { Vec } from '#engine/geometry.ts';
import {
  ORIENTATIONS,
  PRECEDENCES,
  type Orientation,
  type Piece,
  type Precedence,
  type Transition,
} from '#engine/piece.ts';
import { endsOf } from '#engine/transitions.ts';
import type { KickGroup, KickRows, OffsetGroup, RotationSystem } from '#engine/system.ts';

/** The facts about a rotation that decide whether a change can matter to it. */
type About = Pick<Rotation, 'piece' | 'from' | 'to' | 'precedence' | 'list'>;

/** A system with one number of its table changed by one. */
export interface Mutant {
  readonly name: string;
  readonly system: RotationSystem;
  /** True when a rotation uses the changed row. */
  readonly concerns: (about: About) => boolean;
  /** True when a test of a rotation, from 1, uses the changed entry. */
  readonly uses: (about: About, test: number) => boolean;
}

const STEPS: readonly Vec[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Returns all lists with one vector moved by one, with the number of the vector. */
const moved = (
  list: readonly Vec[],
): readonly { readonly index: number; readonly list: readonly Vec[]; readonly name: string }[] =>
  list.flatMap(([x, y], index) =>
    STEPS.map(([dx, dy]) => ({
      index,
      list: list.with(index, [x + dx, y + dy]),
      name: `entry ${index + 1} + ${dx},${dy}`,
    })),
  );

const withList = <G extends { readonly pieces: readonly Piece[] }>(
  groups: readonly G[],
  changed: G,
  own: G,
  piece: Piece,
): readonly G[] =>
  groups.flatMap((group) =>
    group === own
      ? [
          { ...group, pieces: group.pieces.filter((other) => other !== piece) },
          { ...changed, pieces: [piece] },
        ]
      : [group],
  );

/** Changes one piece's rows, group by group. `before` counts the kicks of a row before those of the group. */
function* groupMutants(
  groups: readonly KickGroup[],
  make: (groups: readonly KickGroup[]) => RotationSystem,
  before: (group: KickGroup, piece: Piece, name: Transition) => number,
): Generator<Mutant> {
  for (const own of groups) {
    for (const piece of own.pieces) {
      for (const [name, row] of Object.entries(own.rows) as [Transition, readonly Vec[]][]) {
        const [from, to] = endsOf(name);
        const concerns = (about: About): boolean => about.piece === piece && about.from === from && about.to === to;
        const first = before(own, piece, name) + 2;
        for (const { index, list, name: change } of moved(row)) {
          const rows: KickRows = { ...own.rows, [name]: list };
          yield {
            name: `${piece} ${name}, ${change}`,
            system: make(withList(groups, { ...own, rows }, own, piece)),
            concerns,
            uses: (about, test) => concerns(about) && test === index + first,
          };
        }
      }
    }
  }
}

/** Counts the kicks of earlier groups in the same row. */
const kicksBefore =
  (groups: readonly KickGroup[]) =>
  (own: KickGroup, piece: Piece, name: Transition): number =>
    groups
      .slice(0, groups.indexOf(own))
      .filter(({ pieces }) => pieces.includes(piece))
      .reduce((count, { rows }) => count + (rows[name]?.length ?? 0), 0);

function* offsetMutants(
  groups: readonly OffsetGroup[],
  make: (groups: readonly OffsetGroup[]) => RotationSystem,
): Generator<Mutant> {
  for (const own of groups) {
    for (const piece of own.pieces) {
      for (const state of ORIENTATIONS) {
        const concerns = ({ piece: other, from, to }: About): boolean =>
          other === piece && (from === state || to === state);
        for (const { index, list, name } of moved(own.offsets[state])) {
          const offsets = own.offsets.with(state, list) as unknown as OffsetGroup['offsets'];
          yield {
            name: `${piece}, offsets of ${state satisfies Orientation}, ${name}`,
            system: make(withList(groups, { ...own, offsets }, own, piece)),
            concerns,
            uses: (about, test) => concerns(about) && test === index + 1,
          };
        }
      }
    }
  }
}

function* sideMutants(
  rows: Readonly<Record<Precedence, readonly Vec[]>>,
  make: (rows: Readonly<Record<Precedence, readonly Vec[]>>) => RotationSystem,
): Generator<Mutant> {
  for (const side of PRECEDENCES) {
    const concerns = ({ precedence }: About): boolean => precedence === side;
    for (const { index, list, name } of moved(rows[side])) {
      yield {
        name: `${side}, ${name}`,
        system: make({ ...rows, [side]: list }),
        concerns,
        uses: (about, test) => concerns(about) && test === index + 2,
      };
    }
  }
}

/** Generates every system that differs from this one in a single number of its kick table, piece by piece if pieces share one. */
export function* mutants(system: RotationSystem): Generator<Mutant> {
  const { kicks } = system;
  switch (kicks.rowBy) {
    case 'transition':
      return yield* groupMutants(
        kicks.groups,
        (groups) => ({ ...system, kicks: { ...kicks, groups } }),
        kicksBefore(kicks.groups),
      );
    case 'offsets':
      return yield* offsetMutants(kicks.groups, (groups) => ({ ...system, kicks: { ...kicks, groups } }));
    case 'choice': {
      for (const [list, groups] of kicks.lists.entries()) {
        const make = (own: typeof groups) => ({ ...system, kicks: { ...kicks, lists: kicks.lists.with(list, own) } });
        // A list is whole, so its first number is that of test 1.
        for (const mutant of groupMutants(
          groups,
          make,
          (group, piece, name) => kicksBefore(groups)(group, piece, name) - 1,
        ))
          yield {
            ...mutant,
            name: `${kicks.choice.cases[list]}, ${mutant.name}`,
            uses: (about, test) => (about.list ?? 0) === list && mutant.uses(about, test),
          };
      }
      const { carries = [] } = kicks;
      const carrying = (own: typeof carries) => ({ ...system, kicks: { ...kicks, carries: own } });
      for (const mutant of groupMutants(carries, carrying, kicksBefore(carries)))
        yield { ...mutant, name: `carried, ${mutant.name}`, uses: mutant.concerns };
      return;
    }
    case 'precedence': {
      yield* sideMutants(kicks.rows, (rows) => ({ ...system, kicks: { ...kicks, rows } }));
      const { then } = kicks;
      const before = kicksBefore(then);
      return yield* groupMutants(
        then,
        (groups) => ({ ...system, kicks: { ...kicks, then: groups } }),
        (group, piece, name) => kicks.rows.left.length + before(group, piece, name),
      );
    }
  }
}
