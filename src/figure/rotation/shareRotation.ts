import 'strings:finding';
import 'strings:refused';
import { scenarioWords, type Scenario } from '#engine/scenario.ts';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { lastStep, outcomeParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { sceneAt, wholeView } from '#board/scene.ts';
import { textOf } from '#text/phrases.ts';
import type { Shown } from '#share/shown.ts';
import { stripDrawings } from './stripDrawings.ts';

/**
 * What leaves the page of one rotation: its board before the turn, what is said at every step, and drawings.
 * @param step the one that is shown; the outcome where nothing is said
 */
export function rotationReport(
  trace: RotationTrace,
  scenario: Scenario,
  voice: Voice,
  step: number = lastStep(trace),
): Pick<Shown, 'title' | 'sentence' | 'sentences' | 'words' | 'played' | 'pictures'> {
  const { request } = trace;
  const { piece } = request.placement;
  const sentences = stepTexts(trace, voice);
  const drawn = (at: number) => [boardDrawing({ scene: sceneAt(trace, at), view: wholeView(trace), voice })];
  return {
    title: titleOf(trace, voice),
    sentence: textOf(outcomeParts(trace, voice)),
    sentences,
    words: new Map(scenarioWords(scenario)),
    played: { field: request.field, piece, minos: startMinosOf(trace) },
    pictures: {
      step: drawn(step),
      steps: stripDrawings(trace, voice),
      frames: () => sentences.map((sentence, at) => ({ drawings: drawn(at), sentence })),
    },
  };
}
