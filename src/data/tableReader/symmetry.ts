import { sameVec, type Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import type { EntryTable } from './conventions.ts';
import { faultOf, type Compared, type Difference } from './differences.ts';

/** Half turns there and back. */
const PAIRS: readonly (readonly [Transition, Transition])[] = [
  ['0>>2', '2>>0'],
  ['1>>3', '3>>1'],
];
type Image = (vec: Vec) => Vec;
const IMAGES: readonly Image[] = [([x, y]) => [0 - x, y], ([x, y]) => [x, 0 - y], ([x, y]) => [0 - x, 0 - y]];

/** A piece and its mirror image are both meant. */
const isMirrored = (pieces: readonly Piece[]): boolean =>
  pieces.includes('J') === pieces.includes('L') && pieces.includes('S') === pieces.includes('Z');

/** Tests of one row that are not the image of those of the other. */
function broken(table: EntryTable, [a, b]: readonly [Transition, Transition], image: Image): readonly number[] {
  const [own, other] = [table.get(a)!, table.get(b)!];
  return own.flatMap(({ vec }, index) => (sameVec(vec, image(other[index]!.vec)) ? [] : [index]));
}

/** How many entries of a row have the signs of one of them. */
const withSignsOf = (table: EntryTable, name: Transition, index: number): number => {
  const row = table.get(name)!;
  const [x, y] = row[index]!.vec;
  return row.filter(({ vec }) => vec[0] * x > 0).length + row.filter(({ vec }) => vec[1] * y > 0).length;
};

/**
 * Entries that break the symmetry of half turns: 3>>1 is an image of 1>>3 but for one entry in three at most. The faulty row of the two is
 * taken to be the one in which the signs of the entry are rarer.
 */
export function asymmetries({ pieces, table }: Compared): readonly Difference[] {
  if (!isMirrored(pieces)) return [];
  return PAIRS.flatMap(([a, b]): readonly Difference[] => {
    const [own, other] = [table.get(a), table.get(b)];
    if (!own || !other || own.length !== other.length) return [];
    const tried = IMAGES.map((image) => ({ image, places: broken(table, [a, b], image) }));
    const { image, places } = tried.reduce((x, y) => (y.places.length < x.places.length ? y : x));
    if (places.length * 3 > own.length) return [];
    return places.map((index): Difference => {
      const [name, from] = withSignsOf(table, b, index) < withSignsOf(table, a, index) ? [b, a] : [a, b];
      const { vec: found, place } = table.get(name)![index]!;
      const wanted = image(table.get(from)![index]!.vec);
      return { pieces, transition: name, test: index + 1, found, wanted, fault: faultOf(found, wanted)!, place };
    });
  });
}
