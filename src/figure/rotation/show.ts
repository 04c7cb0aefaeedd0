import type { Result } from '#engine/diagnostics.ts';
import { SCENARIO_WORDS, scenarioFromWords, scenarioWords, type Scenario } from '#engine/scenario.ts';
import { ok } from '#engine/diagnostics.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { changedWords, wordsOf, type Words } from '#text/words.ts';

/** What a word or a table cell asks a figure to show: scenario words to change, and a step to go to. */
export interface Show {
  readonly words: Words;
  readonly step: number | null;
}

/** Reads `step=4 board=…`: scenario words that change, the others stay; a word without a value is taken away. */
export function readShow(text: string): Show {
  const words = new Map(wordsOf(text));
  const step = words.get('step');
  words.delete('step');
  return { words, step: step !== undefined && /^\d{1,2}$/.test(step) ? Number(step) : null };
}

/** The scenario with some words replaced; the same object when none is. */
export function changedScenario(scenario: Scenario, { words }: Show): Result<Scenario> {
  const before: Words = new Map(scenarioWords({ ...scenario, step: null }));
  const after = changedWords(before, words);
  if ([...new Set([...before.keys(), ...after.keys()])].every((name) => before.get(name) === after.get(name)))
    return ok(scenario);
  const ordered = SCENARIO_WORDS.flatMap((name) => (after.has(name) ? [[name, after.get(name)!] as const] : []));
  return scenarioFromWords(ordered, VOCABULARY);
}
