import { must } from '#engine/diagnostics.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { openingStep } from '#figure/rotation/rotationSteps.ts';
import { rotationReport } from '#figure/rotation/rotationReport.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';

/** @param shown the trace that the reader sees: after an answer it has its end */
export function report(query: string, voice: Voice, shown?: RotationTrace): FigureReport {
  const scenario = must(readScenario(query), query);
  return rotationReport(shown ?? traceOf(scenario), voice, openingStep(scenario));
}
