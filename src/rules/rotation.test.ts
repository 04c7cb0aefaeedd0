import { describe, expect, test } from 'vitest';
import { choiceOf } from '#engine/kicks.ts';
import type { Vec } from '#engine/geometry.ts';
import { isSolid } from '#engine/playfield.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { cases, WIDE } from '#engine/testing/wide.ts';
import { placementAfter, type Leg, type RotationTrace } from '#engine/trace.ts';
import { faultOf } from './oracle/compare.ts';
import { PROGRAMS, readingsOf } from './programs.ts';
import { randomScenes } from './randomScenes.ts';
import { readingNames, withReadings } from './readings.ts';
import { systemById, SYSTEMS } from './registry.ts';

const SCENES = cases(1500);
/** Kicks of readers' tables, which lead far away, seldom win. */
const READERS_SCENES = WIDE ? 1500 : 750;
const SEED = 20261120;

/** Tables of readers whose kicks lead through floor, walls and ceiling, with guards, a memory and half turns below them. */
const READERS = [
  'srs-guideline~I01:0_-9;9_0~I12:0_8;-9_0~T02:9_-9;-9_9',
  'sega~I10:-9_0;0_-9~J10:4_-9;9_9~S01:9_0',
  'ars-ti~I01:-9_1;0_9;9_-9~T21:0_9;-9_0~T01:9_-9',
  'tetr-js~J01:-9_0;0_-9~T12:9_9;-9_-9',
  'nintendo-right~T01:0_9;0_-9;9_0;-9_0~T02:0_9;0_-9',
];

/** Every system as it is, under each of its other readings, as each program has it, and with tables of readers. */
const VARIANTS: readonly (readonly [string, RotationSystem])[] = [
  ...READERS.map((id) => systemById(id)!),
  ...SYSTEMS,
].flatMap((system) => {
  const readings = readingNames(system).map((name) => [name]);
  const programs = PROGRAMS.map((program) => readingsOf(program, system)).filter((names) => names.length > 1);
  return [[], ...readings, ...programs].map(
    (names) => [[system.id, ...names].join(' '), withReadings(system, names)] as const,
  );
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const winnerOf = ({ winner, tests }: Leg): number => (winner === null ? -1 : tests.indexOf(winner));

describe.each(VARIANTS)('%s', (_name, system) => {
  const runs = [...randomScenes(system, system.id.includes('~') ? READERS_SCENES : SCENES, SEED)].map((scene) => {
    const before = JSON.stringify(scene);
    const trace = rotate(system, deepFreeze(scene).request, scene.memory);
    return { scene, trace, untouched: JSON.stringify(scene) === before };
  });
  /** The scenes of which something is not so; a failing test prints them. */
  const scenesWithout = (holds: (trace: RotationTrace) => boolean) =>
    runs.filter(({ trace }) => !holds(trace)).map(({ scene }) => JSON.stringify(scene));
  const solidAt = (trace: RotationTrace, minos: readonly Vec[]): readonly Vec[] => {
    const field = fieldFor(system, trace.request.field);
    return minos.filter(([x, y]) => isSolid(field, x, y));
  };
  const told = ({ outcome, tests, memory }: RotationTrace): string => JSON.stringify([outcome, tests, memory]);

  test('leaves frozen inputs as they were and gives the same trace again', () => {
    expect(runs.filter(({ untouched }) => !untouched)).toEqual([]);
    expect(scenesWithout((trace) => told(rotate(system, trace.request, trace.memory.before)) === told(trace))).toEqual(
      [],
    );
  });

  test('ends each leg at its first accepted test', () => {
    expect(
      scenesWithout(({ legs }) =>
        legs.every(({ tests, winner }) => {
          const won = winner === null ? tests.length : tests.indexOf(winner);
          return tests.every(({ verdict: { is } }, index) =>
            index > won
              ? is === 'not reached'
              : index === won
                ? is === 'accepted'
                : is === 'blocked' || is === 'refused',
          );
        }),
      ),
    ).toEqual([]);
  });

  test('names every square that stops a test, and refuses only what is free', () => {
    expect(
      scenesWithout((trace) =>
        trace.tests.every(({ minos, obstacles, verdict: { is } }) => {
          const solid = solidAt(trace, minos);
          const named = obstacles.map(({ cell }) => cell);
          if (is !== 'not reached' && (is === 'blocked') !== solid.length > 0) return false;
          return named.join(' ') === solid.join(' ');
        }),
      ),
    ).toEqual([]);
  });

  test('says in every trace which list holds, and reports other findings only where the first test is blocked', () => {
    const before = choiceOf(system)?.name;
    const others = (leg: Leg) => leg.findings.filter(({ guard }) => guard !== before && guard !== 'carried');
    const found = (trace: RotationTrace): boolean => trace.legs.some((leg) => others(leg).length > 0);
    expect(
      scenesWithout(({ legs }) => legs.every((leg) => leg.winner !== leg.tests[0] || others(leg).length === 0)),
    ).toEqual([]);
    if (before) expect(scenesWithout(({ legs }) => legs.every((leg) => leg.findings[0]?.guard === before))).toEqual([]);
    expect(runs.some(({ trace }) => found(trace))).toBe(system.guards.length > 0);
  });

  test('never puts a piece onto anything', () => {
    expect(
      scenesWithout((trace) => solidAt(trace, minosOf(system.shapes, placementAfter(trace))).length === 0),
    ).toEqual([]);
  });

  test('numbers the tests through all legs and changes nothing that fails', () => {
    expect(scenesWithout(({ tests }) => tests.every(({ number }, index) => number === index + 1))).toEqual([]);
    expect(
      scenesWithout((trace) => {
        const { is } = trace.outcome;
        if (is === 'rotated' || is === 'half done') return true;
        return placementAfter(trace) === trace.request.placement && trace.memory.after === trace.memory.before;
      }),
    ).toEqual([]);
  });

  test('is what the oracle works out from minos and obstacles alone', () => {
    const faults = runs.flatMap(({ scene }) => {
      const fault = faultOf(system, scene.request, scene.memory);
      return fault === null ? [] : [`${fault}: ${JSON.stringify(scene)}`];
    });
    expect(faults).toEqual([]);
  });

  test('is tried where turns fail, fit, and kick if the system kicks at all', () => {
    const won = new Set(runs.flatMap(({ trace }) => trace.legs.map(winnerOf)));
    expect([...won]).toEqual(expect.arrayContaining([-1, 0]));
    const { kicks: policy } = system;
    const kicks = (policy.rowBy !== 'transition' && policy.rowBy !== 'offsets') || policy.groups.length > 0;
    expect([...won].some((test) => test > 0)).toBe(kicks);
  });
});
