import { PIECES, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { finesse, keysOf, type FinesseRules } from './finesse.ts';

/** A placement by its number in the order of the squares, from 1. */
export interface NumberedPlace {
  readonly piece: Piece;
  readonly place: number;
}

/** What all placements on an empty field of ten columns cost under some systems, which have the same counts. */
export interface FinesseSums {
  readonly systems: readonly string[];
  readonly sum: number;
  readonly largest: number;
  /** The sum with a key for half turns; null where the systems make none. */
  readonly half: number | null;
  /** Placements that a half turn makes cheaper. */
  readonly cheaper: readonly NumberedPlace[];
  /** Placements whose fewest keys need a kick. */
  readonly kicked: readonly NumberedPlace[];
}

function sumsOf(system: RotationSystem) {
  const keys = keysOf(system);
  const withHalf = keysOf(system, ['2']);
  const count = (rules: FinesseRules) =>
    PIECES.flatMap((piece) =>
      finesse(system, playfield(), piece, rules).places.map((place, index) => ({
        piece,
        place: index + 1,
        squares: `${piece} ${place.minos.join(' ')}`,
        keys: place.keys,
      })),
    );
  const places = count({ keys });
  const half = count({ keys: withHalf });
  const unkicked = count({ keys, kicks: 'left out' });
  const sum = (some: typeof places): number => some.reduce((all, one) => all + one.keys, 0);
  const keysTo = (some: typeof places) => new Map(some.map((one) => [one.squares, one.keys]));
  const better = (some: typeof places, other: typeof places): readonly NumberedPlace[] => {
    const others = keysTo(other);
    return some
      .filter((one) => one.keys < (others.get(one.squares) ?? Infinity))
      .map(({ piece, place }) => ({ piece, place }));
  };
  return {
    sum: sum(places),
    largest: Math.max(...places.map((one) => one.keys)),
    half: withHalf.length > keys.length ? sum(half) : null,
    cheaper: better(half, places),
    kicked: better(places, unkicked),
    counts: JSON.stringify([...keysTo(places), ...keysTo(half), withHalf.length]),
  };
}

/** Systems with the same counts together, those of the fewest keys first. Where nobody knows the kicks there is no count. */
export function finesseSums(): readonly FinesseSums[] {
  const groups = new Map<string, FinesseSums & { readonly systems: string[] }>();
  for (const system of SYSTEMS) {
    if (system.unknown.includes('unknown.kicks')) continue;
    const { counts, ...sums } = sumsOf(system);
    const group = groups.get(counts) ?? { systems: [], ...sums };
    groups.set(counts, group);
    group.systems.push(system.id);
  }
  const least = ({ sum, half }: FinesseSums): number => half ?? sum;
  return [...groups.values()].sort((a, b) => least(a) - least(b) || b.systems.length - a.systems.length);
}
