import 'strings:onePress';
import 'strings:turn';
import type { PressAnswer, PressAnswers } from '#analysis/onePress.ts';
import type { Scenario } from '#engine/scenario.ts';
import { pressAnswerText } from '#text/pressAnswer.ts';
import { listText } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';

/** How many systems answer. */
export const answering = ({ answers }: PressAnswers): number =>
  answers.reduce((sum, { traces }) => sum + traces.length, 0);

/** The answer of a system; null where it has none. */
export const answerOf = ({ answers }: PressAnswers, id: string): PressAnswer | null =>
  answers.find(({ traces }) => traces.some(({ system }) => system.id === id)) ?? null;

export const pressTitle = ({ placement: { piece }, turn }: Scenario, say: Say): string =>
  say('onePress.title', { piece, turn: say(`turn.${turn}`) });

/** `28 systems. 8 answers.`, and where the reader's game is. */
export function headline(press: PressAnswers, mine: string, say: Say): string {
  const all = answering(press);
  const own = answerOf(press, mine);
  return [
    say('onePress.count', { count: all }),
    say('onePress.answers', { count: press.answers.length }),
    ...(own ? [say('onePress.with', { count: own.traces.length, all })] : []),
  ].join(' ');
}

/** One sentence for each answer, and one for the systems that have none. */
export const answerSentences = ({ answers, without }: PressAnswers, say: Say): readonly string[] => [
  ...answers.map((answer, index) =>
    say('onePress.answer', {
      number: index + 1,
      systems: listText(
        answer.traces.map(({ system }) => system.name),
        say,
      ),
      phrase: pressAnswerText(answer, say),
    }),
  ),
  ...without.map(({ system, because }) => `${system.name}: ${say(`onePress.without.${because}`)}`),
];
