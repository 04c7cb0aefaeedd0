import { endsWithin, limitedBudget, UNLIMITED, type Budget, type BudgetLimits } from './budget.ts';

/** Stands in the place of an answer that a stopped job has not come to. */
export const NOT_LOOKED_AT = 'not looked at';
export type NotLookedAt = typeof NOT_LOOKED_AT;

/** An analysis in parts, so that a stopped one can say what is known and what was not looked at. */
export interface Job<Value> {
  /** Each notes its answer when it has it. A part may build on those before it, but works without them. */
  readonly parts: readonly ((budget: Budget) => void)[];
  /** What is known so far. */
  readonly value: () => Value;
}

export interface JobProgress {
  /** Parts that came to an end. */
  readonly complete: number;
  /** Parts that were begun, those that were stopped included. */
  readonly tried: number;
  readonly all: number;
}

/** Several jobs as one. */
export const joinedJob = <One, Value>(
  jobs: readonly Job<One>[],
  join: (values: readonly One[]) => Value,
): Job<Value> => ({
  parts: jobs.flatMap(({ parts }) => parts),
  value: () => join(jobs.map(({ value }) => value())),
});

/** Runs a job to its end. */
export function finished<Value>({ parts, value }: Job<Value>): Value {
  for (const part of parts) part(UNLIMITED);
  return value();
}

/**
 * Runs a job part by part. What is left of the limits is shared among the parts that are left, so that one that explodes leaves
 * something for the others. Time between the parts does not count.
 * @param now milliseconds since some fixed point in time
 * @param longest milliseconds that a single part may take
 */
export function* runJob(
  { parts }: Job<unknown>,
  limits: BudgetLimits,
  now: () => number,
  longest = Infinity,
): Generator<JobProgress> {
  const all = parts.length;
  let { positions, milliseconds } = limits;
  let complete = 0;
  yield { complete, tried: 0, all };
  for (const [index, part] of parts.entries()) {
    const share = all - index;
    const own = { positions: positions / share, milliseconds: Math.min(milliseconds / share, longest) };
    const budget = limitedBudget(own, now);
    if (endsWithin(() => part(budget))) complete++;
    const spent = budget.spent();
    positions -= spent.positions;
    milliseconds -= spent.milliseconds;
    yield { complete, tried: index + 1, all };
  }
}
