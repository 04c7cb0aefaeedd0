import { describe, expect, test } from 'vitest';
import { finesse, keysOf, playKeys } from '#analysis/finesse.ts';
import { finesseSums } from '#analysis/finesseSums.ts';
import { PIECES } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { tested } from '#rules/testing/testedSystems.ts';

// What the page on finesse states in words, asked of the rules.

const KNOWN = SYSTEMS.filter(({ unknown }) => !unknown.includes('unknown.kicks'));

test.each(tested(KNOWN).map((system) => [system.id, system] as const))(
  'no kick of %s saves a key on an empty field, with and without holds',
  (_id, system) => {
    for (const width of [4, 5, 7, 10, 14])
      for (const hold of [true, false]) {
        const keys = keysOf(system, ['2']).filter((key) => hold || (key !== 'L' && key !== 'R'));
        for (const piece of PIECES) {
          const [made, leftOut] = (['made', 'left out'] as const).map((kicks) =>
            finesse(system, playfield({ width }), piece, { keys, kicks }).places.map((place) => [
              place.minos,
              place.keys,
            ]),
          );
          expect(made).toEqual(leftOut);
        }
      }
  },
);

describe('the sums of the table', () => {
  const groups = finesseSums();

  test('are of each system whose kicks are known, once', () => {
    expect(groups.flatMap(({ systems }) => systems).sort()).toEqual(KNOWN.map(({ id }) => id).sort());
  });

  test('have no placement that needs a kick', () => {
    expect(groups.flatMap(({ kicked }) => kicked)).toEqual([]);
  });

  test('are less with a half turn, for placements that need two quarter turns', () => {
    for (const { systems, sum, half, cheaper } of groups) {
      expect(half ?? sum).toBe(sum - cheaper.length);
      const system = systemById(systems[0]!)!;
      for (const { piece, place } of cheaper)
        for (const way of finesse(system, playfield(), piece).places[place - 1]!.ways)
          expect(way.match(/[<>]/g)).toHaveLength(2);
    }
  });

  // The table of tetr.js, half turn one key, and that of Techmino, without it: src/analysis/testing/finesse/README.md.
  test('are 320 and 296 for the tables of tetr.js and Techmino', () => {
    const row = groups.find(({ systems }) => systems.includes('tetr-js'))!;
    expect([row.sum, row.half, row.systems.includes('techmino-trs')]).toEqual([320, 296, true]);
  });

  test('are largest for Sega, where the turn to the other side takes three keys', () => {
    const sega = systemById('sega')!;
    expect(groups.at(-1)!.systems).toEqual(['sega']);
    expect(finesse(sega, playfield(), 'T').states[1]).toContain(3);
    expect(Math.min(...finesse(sega, playfield(), 'T').states[1]!.map(Number))).toBe(3);
  });
});

test('a kick is part of some shortest ways', () => {
  const kicked = PIECES.flatMap((piece) =>
    finesse(systemById('srs-guideline')!, playfield(), piece).places.flatMap(({ ways }) =>
      ways.filter((way) =>
        playKeys(systemById('srs-guideline')!, playfield(), piece, way)!.steps.some(
          ({ trace }) => trace?.outcome.is === 'rotated' && trace.outcome.test.number > 1,
        ),
      ),
    ),
  );
  expect(kicked).not.toEqual([]);
});
