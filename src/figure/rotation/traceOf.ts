import { hiddenTrace } from '#engine/hiddenTrace.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { openTraceOf } from './openTrace.ts';

const hidden = new WeakMap<Scenario, RotationTrace>();

/** Returns the trace as a reader may see it: without its end where the scenario asks for that. */
export function traceOf(scenario: Scenario): RotationTrace {
  const open = openTraceOf(scenario);
  if (scenario.ask === undefined) return open;
  const trace = hidden.get(scenario) ?? hiddenTrace(open);
  hidden.set(scenario, trace);
  return trace;
}
