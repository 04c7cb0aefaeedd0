import type { Result } from '#engine/diagnostics.ts';
import { SCENARIO_PARAMS, scenarioFromParams, scenarioParams, type Scenario } from '#engine/scenario.ts';
import { ok } from '#engine/diagnostics.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { changedParams, parseParams, type Params } from '#text/params.ts';

/** A request of a word or a table cell: parameters to change, and a step. */
export interface Show {
  readonly params: Params;
  readonly step: number | null;
}

/** Reads `step=4 board=…`. Parameters that are not mentioned stay, and one without a value is removed. */
export function readShow(text: string): Show {
  const params = new Map(parseParams(text));
  const step = params.get('step');
  params.delete('step');
  return { params, step: step !== undefined && /^\d{1,2}$/.test(step) ? Number(step) : null };
}

/** Returns the scenario with changed parameters; the same object if none changes. */
export function changedScenario(scenario: Scenario, { params }: Show): Result<Scenario> {
  const before: Params = new Map(scenarioParams({ ...scenario, step: null }));
  const after = changedParams(before, params);
  if ([...new Set([...before.keys(), ...after.keys()])].every((name) => before.get(name) === after.get(name)))
    return ok(scenario);
  const ordered = SCENARIO_PARAMS.flatMap((name) => (after.has(name) ? [[name, after.get(name)!] as const] : []));
  return scenarioFromParams(ordered, VOCABULARY);
}
