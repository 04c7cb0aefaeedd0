import { add, sameVec, subtract, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, transition, type Orientation } from '#engine/piece.ts';
import { candidatesOf, wantedOf } from './catalogue.ts';
import { offsetsOf, underAxes } from './conventions.ts';
import { faultOf, type Difference } from './differences.ts';
import type { TurnPart } from './judge.ts';

/** A wrong offset. What is found and wanted are offsets, and rotations from and to its state follow from it. */
export interface OffsetSlip extends Difference {
  readonly state: Orientation;
}

/** What most states have in common. */
const usual = (vecs: readonly Vec[]): Vec => vecs.reduce((a, b) => (count(vecs, b) > count(vecs, a) ? b : a));
const count = (vecs: readonly Vec[], own: Vec): number => vecs.filter((vec) => sameVec(vec, own)).length;

/**
 * The offsets of a table that are wrong. The kicks of a system fix the offsets of a test up to a vector that is added to all four: the one
 * for which the fewest differ is taken. A state that is off by the same vector in each later test is wrong in the first.
 */
export function offsetSlips(part: TurnPart): readonly OffsetSlip[] {
  const { reading, rows, convention, pieces, side, nearest, turns } = part;
  const [system] = nearest;
  if (reading.kind !== 'offsets' || turns === 'half' || !system || part.differences.length === 0) return [];
  const [candidate] = candidatesOf(system, side);
  const places = offsetsOf(rows, reading);
  const own = places.map((tests) => tests.map(({ first, second }) => underAxes([first, second], convention)));
  const kick = (from: Orientation, to: Orientation, test: number): Vec | undefined =>
    wantedOf(candidate!, pieces[0]!, transition(from, to))[test];
  const errors = own[0]!.map((_, test): readonly Vec[] | null => {
    const wanted: Vec[] = [own[0]![test]!];
    for (const to of [1, 2, 3] as const) {
      const from = (to - 1) as Orientation;
      const by = kick(from, to, test);
      if (!by) return null;
      wanted.push(subtract(add(wanted[from]!, subtract(own[to]![0]!, own[from]![0]!)), by));
    }
    const off = ORIENTATIONS.map((state) => subtract(own[state]![test]!, wanted[state]!));
    const common = usual(off);
    return off.map((vec) => subtract(vec, common));
  });
  const slip = (state: Orientation, test: number, by: Vec): OffsetSlip => {
    const found = own[state]![test]!;
    const wanted = subtract(found, by);
    const fault = faultOf(found, wanted)!;
    const name = transition(state, ((state + 1) & 3) as Orientation);
    return { pieces, transition: name, test: test + 1, found, wanted, fault, place: places[state]![test]!, state };
  };
  return ORIENTATIONS.flatMap((state): readonly OffsetSlip[] => {
    const later = errors.slice(1).map((tests) => tests?.[state] ?? null);
    const [first] = later;
    const isNone = (vec: Vec | null): boolean => vec === null || sameVec(vec, [0, 0]);
    if (first && !isNone(first) && later.length > 1 && later.every((vec) => vec && sameVec(vec, first)))
      return [slip(state, 0, subtract([0, 0], first))];
    return later.flatMap((vec, index) => (isNone(vec) ? [] : [slip(state, index + 1, vec!)]));
  });
}
