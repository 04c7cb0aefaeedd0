import { failed, type Result } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { lastStep } from '#text/narrate.ts';
import { beyondEnd } from '#engine/beyondEnd.ts';
import { openTraceOf } from './openTrace.ts';

/** Returns the most instructive step: the winning test, or the outcome if no test wins; the start where a reader is asked. */
function tellingStep(scenario: Scenario): number {
  if (scenario.ask !== undefined) return 0;
  const trace = openTraceOf(scenario);
  const { outcome } = trace;
  return outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.test.number : lastStep(trace);
}

/** The steps of a scenario. */
export interface Pace {
  readonly last: (scenario: Scenario) => number;
  /** The number of tests; they are the steps after the start. */
  readonly tests: (scenario: Scenario) => number;
  /** Whether a test wins at a step. */
  readonly wins: (scenario: Scenario, step: number) => boolean;
  /** The most instructive step. */
  readonly telling: (scenario: Scenario) => number;
}

export const ONE_ROTATION: Pace = {
  last: (scenario) => lastStep(openTraceOf(scenario)),
  tests: (scenario) => openTraceOf(scenario).tests.length,
  wins: (scenario, step) => openTraceOf(scenario).tests[step - 1]?.verdict.is === 'accepted',
  telling: tellingStep,
};

/** Returns the initial step: the one in the scenario, else the most instructive one. */
export const openingStep = (scenario: Scenario, { last, telling }: Pace = ONE_ROTATION): number =>
  scenario.step === null ? telling(scenario) : Math.min(scenario.step, last(scenario));

/** Refuses a step that a query asks for after the end of its rotation. */
export function withinEnd(query: string, read: Result<Scenario>): Result<Scenario> {
  if (!read.ok || read.value.step === null) return read;
  const scenario = read.value;
  const beyond = beyondEnd(query, { step: () => ONE_ROTATION.last(scenario) });
  return beyond.length > 0 ? failed(...beyond) : read;
}
