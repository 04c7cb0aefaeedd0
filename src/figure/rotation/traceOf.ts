import { hiddenTrace } from '#engine/hiddenTrace.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';

const traces = new WeakMap<Scenario, RotationTrace>();

/** Returns the trace of a scenario, cached for all of its steps. */
export function openTraceOf(scenario: Scenario): RotationTrace {
  const trace = traces.get(scenario) ?? rotate(scenario.system, requestOf(scenario), scenario.memory);
  traces.set(scenario, trace);
  return trace;
}

const hidden = new WeakMap<Scenario, RotationTrace>();

/** Returns the trace as a reader may see it: without its end where the scenario asks for that. */
export function traceOf(scenario: Scenario): RotationTrace {
  const open = openTraceOf(scenario);
  if (scenario.ask === undefined) return open;
  const trace = hidden.get(scenario) ?? hiddenTrace(open);
  hidden.set(scenario, trace);
  return trace;
}
