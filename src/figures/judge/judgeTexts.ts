import 'strings:spinJudge';
import { transition, turned } from '#engine/piece.ts';
import { knownSpin } from '#spins/spinName.ts';
import { rowsCompleted } from '#spins/landing.ts';
import type { SpinChange } from '#spins/leastChange.ts';
import type { SpinJudgement } from '#spins/judge.ts';
import type { SpinVerdict } from '#spins/rule.ts';
import { formatTransition } from '#text/conventions.ts';
import { placeText } from '#text/narrate.ts';
import { conditionText, findingText, judgeName, spinName, whyText } from '#text/spinText.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import type { Judged, JudgeState } from './judgeState.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Which spin is it? T, 1>>2`. */
export const judgeTitle = ({ piece, from, turn }: JudgeState, { say, conventions }: Voice): string =>
  say('spinJudge.title', { piece, transition: formatTransition(transition(from, turned(from, turn)), conventions) });

/** `T-spin mini double (Neo)`. */
export function verdictName(state: JudgeState, { landing }: Judged, verdict: SpinVerdict, say: Say): string {
  if (!landing) return say('spin.none');
  const rows = rowsCompleted(landing, landing.rest).length;
  return spinName({ piece: state.piece, verdict, rows, known: landing.moved ? null : knownSpin(landing) }, say);
}

/** `Guideline: T-spin. 3 of 4 corners are filled and test 5 won.` */
const judgementText = (state: JudgeState, all: Judged, judgement: SpinJudgement, say: Say): string =>
  say('spinJudge.judgement', {
    judge: judgeName(judgement.rule),
    verdict: verdictName(state, all, judgement.verdict, say),
    why: whyText(judgement, say),
  });

/** Why there is nothing to judge; null if there is. */
const nothingText = ({ trace, landing }: Judged, say: Say): string | null =>
  landing ? null : say(trace ? 'spinJudge.stays' : 'spinJudge.noRoom');

/** What the judges of a state say, or why they say nothing. */
export function judgeSentence(state: JudgeState, all: Judged, say: Say): string {
  const { judgement, beside } = all;
  const said = [judgement, beside].flatMap((one) => (one ? [judgementText(state, all, one, say)] : []));
  return nothingText(all, say) ?? said.join(' ');
}

/** What is written large: `T-spin mini single`. */
export const headline = (state: JudgeState, all: Judged, say: Say): string =>
  nothingText(all, say) ?? capital(verdictName(state, all, all.judgement?.verdict ?? 'none', say));

/** What a step shows: a condition and what it found; the verdict before the first. */
export function stepText(state: JudgeState, all: Judged, step: number, say: Say): string {
  const condition = all.conditions[step - 1];
  if (!condition) return judgeSentence(state, all, say);
  const { clause, finding } = condition;
  return say('spinJudge.step', {
    gives: say(`spinJudge.gives.${clause.clause.gives}`),
    condition: conditionText(finding.condition, say),
    found: findingText(finding, say),
    holds: say(`spinJudge.holds.${finding.holds ? 'yes' : 'no'}`),
  });
}

/** `Fill column 4, row 3: T-spin double`. */
export const changeText = (state: JudgeState, all: Judged, change: SpinChange, voice: Voice): string =>
  voice.say(`spinJudge.change.${change.fills ? 'fill' : 'empty'}`, {
    place: placeText([change.square], voice),
    verdict: verdictName(state, all, change.verdict, voice.say),
  });

/** What each rule of a list says, a line each. */
export const judgementLines = (
  state: JudgeState,
  all: Judged,
  judgements: readonly SpinJudgement[],
  say: Say,
): readonly string[] => judgements.map((judgement) => judgementText(state, all, judgement, say));
