import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { PIECES, type Piece } from '#engine/piece.ts';
import { systemById } from '#rules/registry.ts';
import { atlasJob, atlasOf } from './atlas.ts';
import { endsWithin, limitedBudget, NO_LIMITS, type BudgetLimits } from './budget.ts';
import { fatesOf } from './deadKicks.ts';
import { differenceOf } from './difference.ts';
import { finished, NOT_LOOKED_AT, runJob, type Job } from './job.ts';
import { knownProperties, propertiesOf, PROPERTY_SEARCHES, searchProperties } from './properties.ts';
import { rotationsOfPiece } from './rotations.ts';

const still = (): number => 0;
const positions = (count: number): BudgetLimits => ({ positions: count, milliseconds: Infinity });

/** What is known of a job that may look at so many positions. */
function stoppedAt<Value>(job: Job<Value>, count: number): { readonly value: Value; readonly complete: number } {
  let complete = 0;
  for (const progress of runJob(job, positions(count), still)) ({ complete } = progress);
  return { value: job.value(), complete };
}

// A table of three kicks, so that the search to the end, which is the oracle here, is short; ars-tgm has guards.
const KICKS = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
  minLength: 1,
  maxLength: 3,
});
const systemWith = (base: string, piece: Piece, kicks: readonly (readonly [number, number])[]) =>
  systemById(`${base}~${piece}01:${kicks.map(([x, y]) => `${x}_${y}`).join(';')}`)!;
const TABLES = fc.record({
  base: fc.constantFrom('srs-guideline', 'ars-tgm'),
  piece: fc.constantFrom<Piece>('T', 'J', 'I'),
  kicks: KICKS,
  count: fc.integer({ min: 0, max: 3000 }),
});
const SEED = { seed: 39, numRuns: 25 };

describe('a budget', () => {
  test('lets as many positions be looked at as it has, and no more', () => {
    const budget = limitedBudget(positions(3), still);
    let looked = 0;
    const ended = endsWithin(() => {
      for (;;) {
        budget.spend();
        looked++;
      }
    });
    expect([ended, looked, budget.spent().positions]).toEqual([false, 3, 3]);
  });

  test('ends with its time', () => {
    let clock = 0;
    const budget = limitedBudget({ positions: Infinity, milliseconds: 10 }, () => clock);
    expect(endsWithin(() => budget.spend())).toBe(true);
    clock = 10;
    expect(endsWithin(() => budget.spend())).toBe(false);
  });

  test('hides no other fault of a search', () => {
    expect(() =>
      endsWithin(() => {
        throw new RangeError('a fault');
      }),
    ).toThrow('a fault');
  });
});

describe('a job', () => {
  /** Parts that take so many positions each. */
  const jobOf = (costs: readonly number[]): Job<readonly number[]> => {
    const done: number[] = [];
    return {
      parts: costs.map((cost, index) => (budget) => {
        for (let position = 0; position < cost; position++) budget.spend();
        done.push(index);
      }),
      value: () => [...done],
    };
  };

  test('shares what is left among the parts that are left, so that one that explodes takes from no other', () => {
    expect(stoppedAt(jobOf([10, 1_000_000, 10, 10]), 60).value).toEqual([0, 2, 3]);
  });

  test.each([
    ['is finished without limits', [5, 50, 500], NO_LIMITS, 3],
    ['that has no parts is finished at once', [], positions(0), 0],
    ['without positions comes to nothing', [1, 1], positions(0), 0],
  ])('%s', (_what, costs, limits, complete) => {
    const progress = [...runJob(jobOf(costs), limits, still)];
    expect(progress.at(-1)).toEqual({ complete, tried: costs.length, all: costs.length });
  });

  test('counts no time between its parts', () => {
    let clock = 0;
    const job = jobOf([1, 1, 1]);
    for (const _progress of runJob(job, { positions: Infinity, milliseconds: 5 }, () => clock)) clock += 100;
    expect(job.value()).toEqual([0, 1, 2]);
  });
});

describe('an analysis that is stopped', () => {
  test('knows of each ending of a rotation what the whole search says, or that it was not looked at', () => {
    fc.assert(
      fc.property(TABLES, ({ base, piece, kicks, count }) => {
        const system = systemWith(base, piece, kicks);
        const rotation = rotationsOfPiece(system, piece)[0]!;
        const whole = atlasOf(system, rotation);
        const { value } = stoppedAt(atlasJob(system, rotation), count);
        value.forEach((entry, index) => {
          const { fate, open, standing } = whole[index]!;
          expect([fate, { is: NOT_LOOKED_AT }]).toContainEqual(entry.fate);
          expect([open, NOT_LOOKED_AT]).toContainEqual(entry.open);
          expect([standing, NOT_LOOKED_AT]).toContainEqual(entry.standing);
        });
      }),
      SEED,
    );
  });

  test('has looked at everything when it has looked at every part', () => {
    fc.assert(
      fc.property(TABLES, ({ base, piece, kicks, count }) => {
        const system = systemWith(base, piece, kicks);
        const rotation = rotationsOfPiece(system, piece)[0]!;
        const job = atlasJob(system, rotation);
        const { value, complete } = stoppedAt(job, count);
        const missing = value.flatMap(({ fate, open, standing }) => [fate.is, open, standing]).includes(NOT_LOOKED_AT);
        if (complete === job.parts.length) expect(missing).toBe(false);
        if (missing) expect(complete).toBeLessThan(job.parts.length);
      }),
      SEED,
    );
  });

  test('leaves out a property rather than count a part of it', () => {
    fc.assert(
      fc.property(TABLES, ({ base, piece, kicks, count }) => {
        const system = systemWith(base, piece, kicks);
        const whole = propertiesOf(system, piece);
        for (const search of PROPERTY_SEARCHES) {
          const budget = limitedBudget(positions(count), still);
          let found = {};
          endsWithin(() => {
            found = searchProperties(search, system, piece, budget);
          });
          for (const [name, value] of Object.entries(knownProperties(system, piece, found)))
            expect([whole[name as keyof typeof whole], null]).toContainEqual(value);
        }
      }),
      SEED,
    );
  });

  test('calls no two systems alike that it has not told apart', () => {
    fc.assert(
      fc.property(TABLES, ({ base, piece, kicks, count }) => {
        const [system, other] = [systemWith(base, piece, kicks), systemById(base)!];
        const question = { piece, from: 0, turn: 'cw' } as const;
        let found: unknown = NOT_LOOKED_AT;
        endsWithin(() => {
          found = differenceOf(system, other, question, limitedBudget(positions(count), still));
        });
        expect([NOT_LOOKED_AT, differenceOf(system, other, question)]).toContainEqual(found);
      }),
      SEED,
    );
  });
});

// A row of 12 kicks with guards, for which the whole search takes seconds, and one of 24 kicks of up to nine squares.
const SLOW = [
  'ars-tgm~T01:3_-3;-1_0;-3_3;-1_-3;-1_1;2_-1;3_-3;1_3;1_-1;0_3;2_-3;-3_2',
  'srs-guideline~T32:6_7;-8_4;8_7;4_2;7_3;-3_5;9_-2;-1_-3;4_2;1_2;0_-2;7_-3;-2_-4;2_-2;5_1;3_4;-5_5;6_-6;2_8;-9_1;0_9;-4_-7;8_-1;5_-8',
] as const;

test.each(SLOW)('looks at no more positions of %s than it may', (id) => {
  const system = systemById(id)!;
  const limit = 5000;
  for (const rotation of rotationsOfPiece(system, 'T')) {
    const budget = limitedBudget(positions(limit), still);
    endsWithin(() => fatesOf(system, rotation, budget));
    expect(budget.spent().positions).toBeLessThanOrEqual(limit);
    const job = atlasJob(system, rotation);
    const { value, complete } = stoppedAt(job, limit);
    const missing = value.filter(({ open, standing }) => open === NOT_LOOKED_AT || standing === NOT_LOOKED_AT);
    if (complete < job.parts.length - 1) expect(missing.length).toBeGreaterThan(0);
  }
});

test('a table of published systems is never stopped', () => {
  const system = systemById('srs-guideline')!;
  const rotation = rotationsOfPiece(system, PIECES[5])[0]!;
  const job = atlasJob(system, rotation);
  const last = [...runJob(job, NO_LIMITS, still)].at(-1);
  expect(last?.complete).toBe(job.parts.length);
  expect(job.value()).toEqual(finished(atlasJob(system, rotation)));
});
