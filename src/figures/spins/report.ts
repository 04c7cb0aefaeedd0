import { findSpins, type Spin } from '#analysis/spins.ts';
import { printScenario } from '#engine/scenario.ts';
import { stateOf } from '#figure/record/run.ts';
import { rotationReport } from '#figure/rotation/rotationReport.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import type { FigureReport } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { MOST_LOOKED, questionOf, SPIN_FINDER, systemOf, type SpinState } from './spinState.ts';
import { spinSentence, spinTitle, type SpinAnswer } from './spinTexts.ts';

/** Searches as many boards as a page does. */
function search(state: SpinState): SpinAnswer {
  const question = questionOf(state);
  if (question.is !== 'query') return { question, chosen: undefined, status: 'done' };
  const spins: Spin[] = [];
  let looked = 0;
  for (const spin of findSpins(question.system, question.query)) {
    if (spin) spins.push(spin);
    if (spins.length > state.found) break;
    if (++looked > MOST_LOOKED) return { question, chosen: spins.at(-1), status: 'paused' };
  }
  return { question, chosen: spins.at(-1), status: 'done' };
}

/**
 * The report of the rotation on the current board.
 * @param known what the figure has found
 */
export function report(query: string, voice: Voice, known?: SpinAnswer): FigureReport {
  const state = stateOf(SPIN_FINDER, query);
  const answer = known ?? search(state);
  const about = { title: spinTitle(state, voice), sentence: textOf(spinSentence(state, answer, voice)) };
  if (!answer.chosen) return { ...about, palette: systemOf(state).palette };
  const { scenario } = answer.chosen;
  return { ...rotationReport(traceOf(scenario), voice), ...about, input: printScenario(scenario) };
}
