import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import { croppedView, sceneAt } from '#board/scene.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { stateOf } from '#figure/record/run.ts';
import { rotationReport } from '#figure/rotation/rotationReport.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import type { FigureReport } from '#share/report.ts';
import { outcomeParts } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { askedScenario, GUESS, setOf } from './guessState.ts';
import { guessTitle, progressText, resultText, type Given } from './guessTexts.ts';

/** Draws the piece before its rotation, and every position that the game may try, without the answers. */
function question(trace: RotationTrace, voice: Voice): Drawing {
  const tried = (frame: BoardFrame): string =>
    trace.tests.map(({ minos }) => `<path class="b-start" d="${outlinePath(minos, frame.point, 1)}"/>`).join('');
  return boardDrawing({
    scene: sceneAt(trace, 0),
    view: { ...croppedView(trace), bottom: 0 },
    voice,
    size: 'mini',
    palette: trace.system.palette,
    under: tried,
  });
}

/** The report of an exercise: its board and its positions as a question, also after the answer. */
export function report(query: string, voice: Voice, given: Given = { answers: [], at: 0 }): FigureReport {
  const state = stateOf(GUESS, query);
  const set = setOf(state);
  const trace = traceOf(askedScenario(set[Math.min(given.at, set.length - 1)]!));
  const { palette, played, pictures } = rotationReport(trace, voice, 0);
  return {
    title: guessTitle(state, voice),
    sentence: textOf(outcomeParts(trace, voice)),
    palette,
    sentences: [
      progressText(state, given, voice),
      ...(given.answers.length > 0 ? [resultText(state, given, voice)] : []),
    ],
    played,
    pictures: { ...pictures, small: () => question(trace, voice) },
  };
}
