import { describe, expect, test } from 'vitest';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES, type Placement } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { TESTED_SYSTEMS } from '#rules/testing/testedSystems.ts';
import { inverseRotation } from './inverses.ts';
import { isAlwaysUndone, lostWays } from './reversibility.ts';
import { rotationsOf } from './rotations.ts';

describe('a turn and the turn back', () => {
  test.each(TESTED_SYSTEMS.map((system) => [system.id, system] as const))(
    'lose their way under %s on the boards that are given',
    (_id, system) => {
      for (const rotation of rotationsOf(system)) {
        const back = inverseRotation(system, rotation);
        for (const { test: won, scenario, back: ending } of lostWays(system, rotation) ?? []) {
          const { field, placement, heldKeys } = scenario;
          const there = rotate(system, requestOf(scenario), scenario.memory);
          expect(there.outcome).toMatchObject({ is: 'rotated', test: { number: won } });
          const again = rotate(
            system,
            { field, placement: placementAfter(there), turn: back!.turn, precedence: back!.precedence, heldKeys },
            there.memory.after,
          );
          expect(again.outcome.is === 'rotated' ? again.outcome.test.number : 'fail').toBe(ending);
          const home = placementAfter(again);
          expect(
            home.orientation === placement.orientation &&
              sameSquares(minosOf(system.shapes, home), minosOf(system.shapes, placement)),
          ).toBe(false);
        }
      }
    },
  );

  // A kick is undone by the same test of the way back, if basic rotation does not come first: it does with one block.
  test('are undone without fail by basic rotation, and can be lost after test 2 of any SRS rotation but the O', () => {
    const srs = systemById('srs-guideline')!;
    for (const rotation of rotationsOf(srs)) {
      const lost = lostWays(srs, rotation)!;
      expect(isAlwaysUndone(srs, rotation)).toBe(lost.length === 0);
      if (rotation.piece === 'O') expect(lost).toEqual([]);
      else expect(lost[0]).toMatchObject({ test: 2, back: 1 });
    }
  });

  // ARS kicks are to the right or the left whatever the turn; after one the turn back can even be refused.
  test('can end in a refusal under ARS', () => {
    const ars = systemById('ars-tgm')!;
    const failed = rotationsOf(ars).flatMap((rotation) =>
      (lostWays(ars, rotation) ?? []).filter(({ back }) => back === 'fail').map(() => rotation),
    );
    expect(failed.map(({ piece, from, turn }) => [piece, from, turn])).toEqual([
      ['L', 1, 'cw'],
      ['L', 3, 'ccw'],
    ]);
  });

  test('are not asked about where there is no way back', () => {
    const sega = systemById('sega')!;
    expect(lostWays(sega, rotationsOf(sega)[0]!)).toBeNull();
    expect(isAlwaysUndone(sega, rotationsOf(sega)[0]!)).toBe(false);
  });

  // Random boards find nothing that is not listed.
  test.each(['srs-guideline', 'srs-arika', 'srs-nullpomino-180', 'ars-tgm', 'ars-ti', 'dtet'])(
    'come home under %s after every test that is not listed',
    (id) => {
      const system = systemById(id)!;
      const random = xorshift32(7);
      const lists = new Map(
        rotationsOf(system).map((rotation) => [
          `${rotation.piece}${rotation.from}${rotation.turn}${rotation.precedence}`,
          { back: inverseRotation(system, rotation)!, lost: lostWays(system, rotation)!.map(({ test: won }) => won) },
        ]),
      );
      let checked = 0;
      for (let round = 0; round < 4000; round++) {
        const field = playfield({
          rows: Array.from({ length: 12 }, () =>
            Array.from({ length: 10 }, () => (random() % 100 < 30 ? '#' : '.')).join(''),
          ),
        });
        const placement: Placement = {
          piece: PIECES[random() % 7]!,
          orientation: ORIENTATIONS[random() % 4]!,
          at: [(random() % 12) - 2, (random() % 12) - 2],
        };
        const turn = (['cw', 'ccw'] as const)[random() % 2]!;
        if (!isFree(system, field, placement)) continue;
        const there = rotate(system, { field, placement, turn });
        if (there.outcome.is !== 'rotated') continue;
        const { precedence } = there.legs[0]!;
        const { back, lost } = lists.get(`${placement.piece}${placement.orientation}${turn}${precedence}`)!;
        if (lost.includes(there.outcome.test.number)) continue;
        checked++;
        const again = rotate(system, {
          field,
          placement: there.outcome.placement,
          turn: back.turn,
          precedence: back.precedence,
        });
        expect(sameSquares(minosOf(system.shapes, placementAfter(again)), minosOf(system.shapes, placement))).toBe(
          true,
        );
      }
      expect(checked).toBeGreaterThan(200);
    },
  );
});
