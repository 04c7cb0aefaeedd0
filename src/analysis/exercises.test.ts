import { describe, expect, test } from 'vitest';
import { requestOf } from '#engine/requestOf.ts';
import { printScenario } from '#engine/scenario.ts';
import { rotate } from '#engine/rotate.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { tested } from '#rules/testing/testedSystems.ts';
import { exercises, exerciseSet, hasExercises, LEVELS, type Exercise } from './exercises.ts';

const kicking = SYSTEMS.filter(hasExercises);

const lastOf = ({ scenario }: Exercise): number =>
  rotate(scenario.system, requestOf(scenario), scenario.memory).tests.length;

test('systems without kicks have none', () => {
  // Nintendo and Sega have no kicks.
  for (const id of ['nintendo-right', 'nintendo-left', 'sega']) expect(hasExercises(systemById(id)!)).toBe(false);
  expect(kicking.length).toBeGreaterThan(5);
});

describe.each(tested(kicking))('exercises of $id', (system) => {
  test('are more than 200 different boards', () => {
    const boards = new Set(
      LEVELS.flatMap((level) => exerciseSet(system, level, 1, 52)).map(({ scenario }) => printScenario(scenario)),
    );
    expect(boards.size).toBeGreaterThanOrEqual(200);
  });

  test.each(LEVELS)('of level %i end as they say, by what the engine does', (level) => {
    for (const { scenario, ending } of exerciseSet(system, level, 7, 10)) {
      const { outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
      expect('test' in outcome ? outcome.test.number : 'fail').toBe(ending);
    }
  });

  // Kicks of GTetrinet answer walls alone: on a board with blocks, a rotation nearly always ends in one of two ways.
  test.skipIf(system.id === 'gtetrinet').each(LEVELS)(
    'of level %i cannot be answered by the last test, or by any one answer',
    (level) => {
      for (const seed of [1, 2, 3]) {
        const set = exerciseSet(system, level, seed, 10);
        expect(set).toHaveLength(10);
        const counts = new Map<Exercise['ending'], number>();
        for (const { ending } of set) counts.set(ending, (counts.get(ending) ?? 0) + 1);
        expect(Math.max(...counts.values())).toBeLessThanOrEqual(5);
        expect(set.filter((exercise) => exercise.ending === lastOf(exercise)).length).toBeLessThanOrEqual(6);
      }
    },
  );

  test('are the same for the same seed', () => {
    const lines = (seed: number): readonly string[] =>
      exerciseSet(system, 2, seed, 5).map(({ scenario }) => printScenario(scenario));
    expect(lines(3)).toEqual(lines(3));
    expect(lines(3)).not.toEqual(lines(4));
  });
});

test('level 4 has refusals by the centre column', () => {
  const refused = exerciseSet(systemById('ars-tgm')!, 4, 1, 10).filter(({ scenario }) =>
    rotate(scenario.system, requestOf(scenario), scenario.memory).tests.some(({ verdict }) => verdict.is === 'refused'),
  );
  expect(refused.length).toBeGreaterThanOrEqual(2);
});

test('exercises have no end', () => {
  let count = 0;
  for (const _exercise of exercises(systemById('srs-guideline')!, 3, 5)) if (++count === 300) break;
  expect(count).toBe(300);
});
