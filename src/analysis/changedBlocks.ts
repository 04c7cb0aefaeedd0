import { kicksOf, rotationsOfPiece } from './rotations.ts';
import { openWitness } from './witness.ts';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { transition, type Piece, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';

/** How many blocks a kick needs at least under two systems; null where no board leads to it. */
export interface FewestBlocks {
  readonly name: Transition;
  readonly kick: Vec;
  readonly blocks: readonly [number | null, number | null];
}

/** By turn and kick, how many blocks it needs. */
function blocksOf(system: RotationSystem, piece: Piece): ReadonlyMap<string, FewestBlocks['blocks'][0]> {
  return new Map(
    rotationsOfPiece(system, piece).flatMap((rotation) =>
      kicksOf(system, rotation).map((kick, index) => {
        const witness = openWitness(system, rotation, index + 1);
        return [`${transition(rotation.from, rotation.to)} ${vecKey(kick)}`, witness?.blocks.length ?? null] as const;
      }),
    ),
  );
}

/** The kicks of a piece that need more or fewer blocks in the second system, where both have them. */
export function changedBlocks(a: RotationSystem, b: RotationSystem, piece: Piece): readonly FewestBlocks[] {
  const [first, second] = [blocksOf(a, piece), blocksOf(b, piece)];
  return rotationsOfPiece(a, piece).flatMap((rotation) => {
    const name = transition(rotation.from, rotation.to);
    return kicksOf(a, rotation).flatMap((kick) => {
      const key = `${name} ${vecKey(kick)}`;
      const blocks = [first.get(key)!, second.get(key)] as const;
      return blocks[1] === undefined || blocks[0] === blocks[1]
        ? []
        : [{ name, kick, blocks: [blocks[0], blocks[1]] as const }];
    });
  });
}
