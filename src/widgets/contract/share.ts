import 'strings:share';
import 'strings:turn';
import { printScenario, SCENARIO_WORDS, scenarioFromWords, scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import { printBoard } from '#engine/boardText.ts';
import { fill } from '#engine/playfield.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import { transition } from '#engine/piece.ts';
import { formatTransition } from '../conventions.ts';
import { figureLink, linkedWords, markdownLink } from './figureLink.ts';
import { lastStep, outcomeParts, stepParts, type Voice } from '../narrate.ts';
import { textOf } from '../phrases.ts';
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
  return words && { scenario: scenarioFromWords(words, VOCABULARY), text: printWords(words) };
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

/** The rotation as text: title, board with the piece in its letter, every sentence, and the line that reopens it. */
export function plainText(trace: RotationTrace, scenario: Scenario, voice: Voice): string {
  const { request, legs } = trace;
  const board = printBoard(fill(request.field, legs[0]?.startMinos ?? [], request.placement.piece));
  const steps = Array.from({ length: lastStep(trace) + 1 }, (_, step) => textOf(stepParts(trace, step, voice)));
  return [titleOf(trace, voice), '', board, '', ...steps, '', printScenario(scenario)].join('\n');
}

/** A link for Markdown: the title, and what came of the rotation. */
export function markdown(trace: RotationTrace, link: string, voice: Voice): string {
  return markdownLink(titleOf(trace, voice), link, textOf(outcomeParts(trace, voice)));
}
