import 'strings:finding';
import 'strings:refused';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { lastStep, outcomeParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { croppedView, sceneAt, wholeView } from '#board/scene.ts';
import { landingOf } from '#spins/landing.ts';
import { textOf } from '#text/phrases.ts';
import { spinsText } from '#text/spinText.ts';
import type { FigureReport } from '#share/report.ts';
import { stripDrawings } from './stripDrawings.ts';

/**
 * Returns the report of one rotation: its board before the turn, the sentence of every step, and drawings.
 * @param step the current one
 */
export function rotationReport(trace: RotationTrace, voice: Voice, step: number = lastStep(trace)) {
  const { request } = trace;
  const { piece } = request.placement;
  const { palette } = trace.system;
  const sentences = stepTexts(trace, voice);
  const landing = landingOf(trace);
  const spins = landing ? spinsText(landing, voice.say) : '';
  const drawn = (at: number) => [boardDrawing({ scene: sceneAt(trace, at), view: wholeView(trace), voice })];
  return {
    title: titleOf(trace, voice),
    sentence: sentences[step] ?? textOf(outcomeParts(trace, voice)),
    palette,
    sentences: [...sentences, ...(spins === '' ? [] : [spins])],
    played: { field: request.field, piece, minos: startMinosOf(trace) },
    pictures: {
      step: drawn(step),
      steps: stripDrawings(trace, voice),
      small: () =>
        boardDrawing({
          scene: sceneAt(trace, step),
          view: { ...croppedView(trace), bottom: 0 },
          voice,
          size: 'mini',
          palette,
        }),
      frames: () => sentences.map((sentence, at) => ({ drawings: drawn(at), sentence })),
    },
  } satisfies FigureReport;
}
