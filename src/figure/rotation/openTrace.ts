import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';

const traces = new WeakMap<Scenario, RotationTrace>();

/** Returns the trace of a scenario with its end, cached for all of its steps. */
export function openTraceOf(scenario: Scenario): RotationTrace {
  const trace = traces.get(scenario) ?? rotate(scenario.system, requestOf(scenario), scenario.memory);
  traces.set(scenario, trace);
  return trace;
}
