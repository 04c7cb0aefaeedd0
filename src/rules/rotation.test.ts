import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { precedenceOf } from '#engine/kicks.ts';
import { isSolid } from '#engine/playfield.ts';
import { prepare, rotationCode } from '#engine/prepared.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type Leg, type RotationTrace } from '#engine/trace.ts';
import { winningTest } from '#engine/winningTest.ts';
import { PROGRAMS, readingsOf } from './programs.ts';
import { randomScenes } from './randomScenes.ts';
import { readingNames, withReadings } from './readings.ts';
import { SYSTEMS } from './registry.ts';

const SCENES = 1500;
const SEED = 20261120;

/** Every system as it is, under each of its other readings, and as each program has it. */
const VARIANTS: readonly (readonly [string, RotationSystem])[] = SYSTEMS.flatMap((system) => {
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

/** What the fast path says about the legs of a trace, one winner each. */
function fastWinners(trace: RotationTrace, system: RotationSystem): readonly number[] {
  const prepared = prepare(system);
  const field = fieldFor(system, trace.request.field);
  let memory = trace.memory.before;
  return trace.legs.map((leg) => {
    const { start, turn } = leg;
    const side = precedenceOf(system.kicks, turn, trace.request.precedence ?? null);
    const code = rotationCode(start.piece, start.orientation, turn, side);
    const won = winningTest(prepared, field, code, start.at[0], start.at[1], memory);
    if (won >= 0) memory = trace.memory.after;
    return won;
  });
}

const slowWinner = ({ winner, tests }: Leg): number => (winner === null ? -1 : tests.indexOf(winner));

describe.each(VARIANTS)('%s', (_name, system) => {
  const runs = [...randomScenes(system, SCENES, SEED)].map((scene) => {
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

  test('reports findings only where basic rotation is blocked', () => {
    const found = (trace: RotationTrace): boolean => trace.legs.some(({ findings }) => findings.length > 0);
    expect(
      scenesWithout(({ legs }) =>
        legs.every(({ tests, winner, findings }) => winner !== tests[0] || findings.length === 0),
      ),
    ).toEqual([]);
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

  test('answers the same on the fast path', () => {
    expect(scenesWithout((trace) => fastWinners(trace, system).join() === trace.legs.map(slowWinner).join())).toEqual(
      [],
    );
  });

  test('is tried where turns fail, fit, and kick if the system kicks at all', () => {
    const won = new Set(runs.flatMap(({ trace }) => trace.legs.map(slowWinner)));
    expect([...won]).toEqual(expect.arrayContaining([-1, 0]));
    const kicks = system.kicks.rowBy === 'precedence' || system.kicks.groups.length > 0;
    expect([...won].some((test) => test > 0)).toBe(kicks);
  });
});
