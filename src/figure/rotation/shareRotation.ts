import 'strings:finding';
import 'strings:refused';
import { scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { outcomeParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { textOf } from '#text/phrases.ts';
import type { Shown } from '#share/shown.ts';

/** What leaves the page of one rotation: its board before the turn, and what is said at every step. */
export function shownRotation(
  trace: RotationTrace,
  scenario: Scenario,
  voice: Voice,
): Pick<Shown, 'title' | 'sentence' | 'trace' | 'words' | 'played'> {
  const { request, legs } = trace;
  const { piece } = request.placement;
  return {
    title: titleOf(trace, voice),
    sentence: textOf(outcomeParts(trace, voice)),
    trace: stepTexts(trace, voice),
    words: new Map(scenarioWords(scenario)),
    played: { field: request.field, piece, minos: legs[0]?.startMinos ?? [] },
  };
}
