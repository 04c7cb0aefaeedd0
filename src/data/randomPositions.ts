import { biasRule } from '#engine/bias.ts';
import type { Vec } from '#engine/geometry.ts';
import { HELD_TOGETHER } from '#engine/heldKeys.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { extentOf, minosOf, shapeOf, type Extent } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { endingOn } from '#analysis/fillings.ts';
import type { Ending, Rotation } from '#analysis/rotations.ts';
import { scenarioIn } from '#analysis/scenarioIn.ts';

const WIDTH = 10;
/** The height that vector files assume; only systems with a ceiling ask for it. */
const HEIGHT = 20;
/** Positions that are made for one line; the one that ends in the rarest way so far is kept. */
const CANDIDATES = 8;
/** Every row as text, by the bits of its filled squares. Column 0 is the lowest bit. */
const ROWS = Array.from({ length: 2 ** WIDTH }, (_, bits) =>
  Array.from({ length: WIDTH }, (_square, x) => ((bits >> x) & 1 ? '#' : '.')).join(''),
);
/** Parts of a hundred of the squares that are filled. */
const DENSITIES = [10, 25, 40, 50, 60, 70, 85] as const;

/**
 * Positions on fields of ten columns, sparse to crowded, with the piece often at a wall or on the floor. The rotations take turns, and
 * the endings of each come about as evenly as chance allows. Keys are held at random where kicks lean towards them. The same seed makes the same positions.
 */
export function* randomPositions(
  system: RotationSystem,
  rotations: readonly Rotation[],
  count: number,
  seed: number,
): Generator<Scenario> {
  const next = xorshift32(seed);
  // The low bits of xorshift32 are the weak ones, so numbers are taken from the top.
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const tallies = rotations.map(() => new Map<Ending, number>());
  const ceiling = fieldFor(system, playfield({ width: WIDTH, height: HEIGHT })).ceiling ?? Infinity;
  // There are millions of squares, so a row is a number until its squares are known.
  const row = (filled: number): number => {
    const limit = (filled / 100) * 2 ** 32;
    let bits = 0;
    for (let x = 0; x < WIDTH; x++) if (next() < limit) bits |= 1 << x;
    return bits;
  };

  const extents = rotations.map(({ piece, from }) => extentOf(shapeOf(system.shapes, piece, from)));
  const position = ({ piece, from }: Rotation, own: Extent) => {
    const [wide, tall] = [own.right - own.left + 1, own.top - own.bottom + 1];
    const rows = oneOf([3 + below(6), 6 + below(6), HEIGHT]);
    const columns = WIDTH - wide + 1;
    const levels = Math.min(rows + 2, ceiling - tall + 1);
    const at: Vec = [
      oneOf([0, columns - 1, below(columns), below(columns), below(columns)]) - own.left,
      oneOf([0, levels - 1, below(levels), below(levels), below(levels)]) - own.bottom,
    ];
    const filled = oneOf(DENSITIES);
    const bits = Array.from({ length: rows }, () => row(filled));
    for (const [x, y] of minosOf(system.shapes, { piece, orientation: from, at })) if (y < rows) bits[y]! &= ~(1 << x);
    return { at, field: playfield({ width: WIDTH, height: HEIGHT, rows: bits.map((one) => ROWS[one]!) }) };
  };

  for (let made = 0; made < count; made++) {
    const index = made % rotations.length;
    const rotation = rotations[index]!;
    const tally = tallies[index]!;
    let best: { readonly field: Scenario['field']; readonly at: Vec; readonly ending: Ending } | null = null;
    for (let tried = 0; tried < CANDIDATES; tried++) {
      const { field, at } = position(rotation, extents[index]!);
      if (!isFree(system, field, { piece: rotation.piece, orientation: rotation.from, at })) continue;
      const ending = endingOn(system, rotation, at)(fieldFor(system, field));
      if (best === null || (tally.get(ending) ?? 0) < (tally.get(best.ending) ?? 0)) best = { field, at, ending };
    }
    if (best === null) throw new Error(`${system.id}: no room for ${rotation.piece}`);
    tally.set(best.ending, (tally.get(best.ending) ?? 0) + 1);
    const scenario = scenarioIn(system, rotation, best, []);
    yield biasRule(system) ? { ...scenario, heldKeys: oneOf(HELD_TOGETHER) } : scenario;
  }
}
