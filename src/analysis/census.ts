import { fits } from '#engine/fits.ts';
import { PIECES } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { shapeIndex } from '#engine/poses.ts';
import { prepare, rotationCode } from '#engine/prepared.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { winningTest } from '#engine/winningTest.ts';
import { rotationsOf } from './rotations.ts';
import type { Tally } from './usage.ts';

/**
 * How often each rotation ends in each test on some boards: from every place where the piece fits with its box no higher than the
 * stack.
 */
export function census(system: RotationSystem, boards: readonly Playfield[]): readonly Tally[] {
  const prepared = prepare(system);
  return rotationsOf(system).map((rotation) => {
    const { piece, from, turn, precedence, memory } = rotation;
    const code = rotationCode(piece, from, turn, precedence);
    const shape = shapeIndex(PIECES.indexOf(piece), from);
    const { box } = system.shapes[piece];
    const byTest = prepared.lists[code]!.map(() => 0);
    let fails = 0;
    for (const board of boards) {
      const field = fieldFor(system, board);
      for (let y = 1 - box; y <= field.rows.length; y++) {
        for (let x = 1 - box; x < field.width; x++) {
          if (!fits(field, prepared.poses, shape, x, y)) continue;
          const test = winningTest(prepared, field, code, x, y, memory);
          if (test < 0) fails++;
          else byTest[test]!++;
        }
      }
    }
    return { rotation, byTest, fails };
  });
}
