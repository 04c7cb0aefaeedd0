import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { lastStep } from '#text/narrate.ts';
import { traceOf } from './traceOf.ts';

/** The step that makes the point: the winning test, or the outcome when none wins. */
function tellingStep(trace: RotationTrace): number {
  const { outcome } = trace;
  return outcome.is === 'rotated' || outcome.is === 'half done' ? outcome.test.number : lastStep(trace);
}

/** How many steps a figure makes of a scenario, and which of them makes its point. */
export interface Pace {
  readonly last: (scenario: Scenario) => number;
  readonly telling: (scenario: Scenario) => number;
}

export const ONE_ROTATION: Pace = {
  last: (scenario) => lastStep(traceOf(scenario)),
  telling: (scenario) => tellingStep(traceOf(scenario)),
};

/** The step that a figure opens with: the one that the scenario names, else the one that makes the point. */
export const openingStep = (scenario: Scenario, { last, telling }: Pace = ONE_ROTATION): number =>
  scenario.step === null ? telling(scenario) : Math.min(scenario.step, last(scenario));
