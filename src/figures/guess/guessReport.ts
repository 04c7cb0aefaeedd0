import type { Exercise } from '#analysis/exercises.ts';
import { rotationReport } from '#figure/rotation/shareRotation.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import type { Shown } from '#share/shown.ts';
import type { Voice } from '#text/voice.ts';
import { askedScenario } from './guessState.ts';

/** The report of an exercise: its board and its positions as a question, also after the answer. */
export function guessReport(exercise: Exercise, voice: Voice): Pick<Shown, 'sentence' | 'played' | 'pictures'> {
  const scenario = askedScenario(exercise);
  const { sentence, played, pictures } = rotationReport(traceOf(scenario), scenario, voice, 0);
  return { sentence, played, ...(pictures && { pictures }) };
}
