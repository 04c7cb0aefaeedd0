import 'strings:kickGuess';
import { systemName } from '#figure/ownTables/systemName.ts';
import type { Voice } from '#text/voice.ts';
import { marksOf } from './guessScore.ts';
import { setOf, type GuessState } from './guessState.ts';

/** Answers to the exercises of a set, in order, and the index of the current exercise. */
export interface Given {
  readonly answers: readonly boolean[];
  readonly at: number;
}

export const guessTitle = ({ system }: GuessState, { say, conventions }: Voice): string =>
  say('kickGuess.title', { system: systemName(system, say, conventions) });

/** Says which exercise is shown, or how many answers were right. */
export function progressText(state: GuessState, { answers, at }: Given, { say }: Voice): string {
  const count = setOf(state).length;
  return answers.length < count
    ? say('kickGuess.progress', { number: at + 1, count })
    : say('kickGuess.over', { right: answers.filter(Boolean).length, count });
}

/** Says the result of all answers, to be pasted. */
export const resultText = (state: GuessState, { answers }: Given, { say, conventions }: Voice): string =>
  say('kickGuess.result', {
    system: systemName(state.system, say, conventions),
    level: state.level,
    right: answers.filter(Boolean).length,
    count: setOf(state).length,
    marks: marksOf(answers),
  });
