import 'strings:spinJudge';
import { transition, turned } from '#engine/piece.ts';
import type { SpinLanding } from '#spins/landing.ts';
import type { SpinChange } from '#spins/leastChange.ts';
import type { SpinJudgement } from '#spins/judge.ts';
import type { SpinRule } from '#spins/rule.ts';
import { formatTransition } from '#text/conventions.ts';
import { placeText } from '#text/narrate.ts';
import { conditionText, findingText, judgeName, spinOf, whyText } from '#text/spinText.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import type { Judged, JudgeState } from './judgeState.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Which spin is it? T, 1>>2`. */
export const judgeTitle = ({ piece, from, turn }: JudgeState, { say, conventions }: Voice): string =>
  say('spinJudge.title', { piece, transition: formatTransition(transition(from, turned(from, turn)), conventions) });

/** `Guideline: T-spin. 3 of 4 corners are filled and test 5 won.` */
const judgementText = (landing: SpinLanding, judgement: SpinJudgement, say: Say): string =>
  say('spinJudge.judgement', {
    judge: judgeName(judgement.rule),
    verdict: spinOf(judgement.rule, landing, say),
    why: whyText(judgement, say),
  });

/** Why there is nothing to judge. */
const nothingText = ({ trace }: Judged, say: Say): string => say(trace ? 'spinJudge.stays' : 'spinJudge.noRoom');

/** What the judges of a state say, or why they say nothing. */
export function judgeSentence(all: Judged, say: Say): string {
  const { landing, judgement, beside } = all;
  if (!landing) return nothingText(all, say);
  return [judgement, beside].flatMap((one) => (one ? [judgementText(landing, one, say)] : [])).join(' ');
}

/** What is written large: `T-spin mini single`. */
export const headline = (all: Judged, say: Say): string =>
  all.landing && all.judgement ? capital(spinOf(all.judgement.rule, all.landing, say)) : nothingText(all, say);

/** What a step shows: a condition and what it found; the verdict before the first. */
export function stepText(all: Judged, step: number, say: Say): string {
  const condition = all.conditions[step - 1];
  if (!condition) return judgeSentence(all, say);
  const { clause, finding } = condition;
  return say('spinJudge.step', {
    gives: say(`spinJudge.gives.${clause.clause.gives}`),
    condition: conditionText(finding.condition, say),
    found: findingText(finding, say),
    holds: say(`spinJudge.holds.${finding.holds ? 'yes' : 'no'}`),
  });
}

/** `Fill column 4, row 3: T-spin double`. */
export const changeText = (rule: SpinRule, { square, fills, landing }: SpinChange, voice: Voice): string =>
  voice.say(`spinJudge.change.${fills ? 'fill' : 'empty'}`, {
    place: placeText([square], voice),
    verdict: spinOf(rule, landing, voice.say),
  });

/** What each rule of a list says, a line each. */
export const judgementLines = (
  landing: SpinLanding,
  judgements: readonly SpinJudgement[],
  say: Say,
): readonly string[] => judgements.map((judgement) => judgementText(landing, judgement, say));
