import { describe, expect, test } from 'vitest';
import { PIECES, type Piece } from '#engine/piece.ts';
import { mirrorField, mirrorScenario } from '#engine/mirror.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { minosOf } from '#engine/shapes.ts';
import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { rotationsOf } from './rotations.ts';
import { mirrorImage, tableIsMirrored } from './symmetry.ts';

const quarters = (id: string, piece: Piece) =>
  rotationsOf(systemById(id)!).filter((rotation) => rotation.piece === piece && rotation.turn !== '180');

describe('the printed kicks', () => {
  // What the SRS page says: JLSTZ 8 of 8, I none; Arika's I 8 of 8.
  test.each([
    ['srs-guideline', { I: 0, J: 8, L: 8, S: 8, T: 8, Z: 8 }],
    ['srs-arika', { I: 8, J: 8, L: 8, S: 8, T: 8, Z: 8 }],
    ['tetris-perfect', { I: 8, J: 8, L: 8, S: 8, T: 8, Z: 8 }],
  ] as const)('of %s mirror each other in so many rows', (id, rows) => {
    for (const [piece, count] of Object.entries(rows)) {
      const mirrored = quarters(id, piece as Piece).filter((rotation) => tableIsMirrored(systemById(id)!, rotation));
      expect([piece, mirrored.length]).toEqual([piece, count]);
    }
  });
});

describe('seen in a mirror', () => {
  // The systems say which pieces turn as their mirror images do; here that is decided for every board.
  test.each(TESTED_SYSTEMS.map((system) => [system.id, system] as const))(
    'the quarter turns of %s are what the system says',
    (_id, system) => {
      for (const piece of PIECES) {
        const images = quarters(system.id, piece).map((rotation) => mirrorImage(system, rotation).is);
        const mirrored = images.every((image) => image === 'mirrored');
        expect([piece, mirrored]).toEqual([piece, system.mirror.includes(piece)]);
      }
    },
  );

  // J L S Z try right first on both hands in TGM, and Sakura takes the side away from the collision.
  test.each([
    ['ars-tgm', 'S', 4],
    ['ars-sakura', 'S', 8],
    ['ars-tgm', 'I', 0],
  ] as const)('%s turns %s alike in %i of 8 rotations', (id, piece, count) => {
    const system = systemById(id)!;
    expect(quarters(id, piece).filter((rotation) => mirrorImage(system, rotation).is === 'mirrored')).toHaveLength(
      count,
    );
  });

  test('a board that shows a difference does show it', () => {
    for (const system of TESTED_SYSTEMS) {
      for (const rotation of rotationsOf(system)) {
        const image = mirrorImage(system, rotation);
        if (image.is !== 'different') continue;
        const { field, placement } = image.scenario;
        const own = minosOf(system.shapes, placementAfter(rotate(system, requestOf(image.scenario))));
        const mirrored = mirrorScenario(image.scenario)!;
        expect(mirrored.field).toEqual(mirrorField(field));
        const other = minosOf(system.shapes, placementAfter(rotate(system, requestOf(mirrored))));
        const back = other.map(([x, y]): Vec => [field.width - 1 - x, y]);
        expect(sameSquares(own, back), `${system.id} ${placement.piece}`).toBe(false);
      }
    }
  });
});
