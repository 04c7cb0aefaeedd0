import { allSentences } from '#engine/diagnostics.ts';
import { printScenario, SCENARIO_PARAMS, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { lastStep } from '#text/narrate.ts';
import { changedScenario, readShow } from './show.ts';
import { outcomeWord } from './outcomeWord.ts';
import { openTraceOf } from './openTrace.ts';
import { openingStep } from './rotationSteps.ts';
import { parseParams } from '#text/params.ts';

const fault = (page: string, widget: string, reason: string): Error => new Error(`${page}, <${widget}>: ${reason}`);

function unexpected(trace: RotationTrace, expect: string | undefined): string | null {
  const found = outcomeWord(trace);
  return expect === undefined || found === expect ? null : `expected "${expect}", the engine says "${found}".`;
}

/**
 * Reads and runs the scenario that a page gives to a component.
 * @throws Error with page, component and reason for a malformed query or an unexpected outcome; it stops the build
 */
export function checkedScenario(page: string, widget: string, query: string, expect: string | undefined): Scenario {
  const scenario = readScenario(query);
  if (!scenario.ok) {
    const reasons = scenario.diagnostics.map(({ span, sentence }) => `at position ${span.start + 1}: ${sentence}`);
    throw fault(page, widget, `the scenario cannot be read. ${reasons.join(' ')}`);
  }
  const reason = unexpected(openTraceOf(scenario.value), expect);
  if (reason !== null) throw fault(page, widget, reason);
  return scenario.value;
}

/** Returns the initial state of a stepper with its step. */
export const openingQuery = (example: Scenario): string => printScenario({ ...example, step: openingStep(example) });

/** Checks a request to a stepper and its expected outcome. Returns the problem, or null. */
export function wrongRequest(example: Scenario, show: string, expect: string | undefined): string | null {
  const allowed: readonly string[] = SCENARIO_PARAMS;
  const strange = [...parseParams(show).keys()].find((name) => !allowed.includes(name));
  if (strange !== undefined)
    return `"${strange}" is not a parameter of a scenario; the parameters are ${allowed.join(', ')}.`;
  const wanted = readShow(show);
  const changed = changedScenario(example, wanted);
  if (!changed.ok) return allSentences(changed.diagnostics);
  const trace = openTraceOf(changed.value);
  const last = lastStep(trace);
  if (parseParams(show).has('step') && (wanted.step === null || wanted.step > last))
    return `the step is a number from 0, the start, to ${last}, the outcome.`;
  return unexpected(trace, expect);
}
