import 'strings:share';
import 'strings:turn';
import { SCENARIO_WORDS, scenarioFromWords, scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { knownVocabulary } from '#rules/known.ts';
import { transition } from '#engine/piece.ts';
import { formatTransition } from '../conventions.ts';
import { figureLink, linkedWords } from './figureLink.ts';
import type { Voice } from '../narrate.ts';
import { printWords } from '../words.ts';

/** The address of a page, with a figure of it in a given state. Other parameters of the address stay. */
export const shareLink = (page: string, figure: string, scenario: Scenario): string =>
  figureLink(page, figure, scenarioWords(scenario));

/** The scenario that an address holds for a figure, and its words as they are counted in diagnostics; null when it holds none. */
export function linkedScenario(
  search: string,
  figure: string,
): { readonly scenario: Result<Scenario>; readonly text: string } | null {
  const words = linkedWords(search, figure, SCENARIO_WORDS);
  return words && { scenario: scenarioFromWords(words, knownVocabulary()), text: printWords(words) };
}

/** `Guideline SRS, J, 0>>3`. */
export function titleOf(trace: RotationTrace, voice: Voice): string {
  const { system, request, legs } = trace;
  const { piece, orientation } = request.placement;
  const to = legs.at(-1)?.to;
  const step =
    to === undefined
      ? voice.say(`turn.${request.turn}`)
      : formatTransition(transition(orientation, to), voice.conventions);
  return voice.say('share.title', { system: system.name, piece, transition: step });
}
