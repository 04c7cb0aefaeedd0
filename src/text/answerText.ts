import 'strings:question';
import type { RotationTrace } from '#engine/trace.ts';
import { lastStep, outcomeParts, stepParts } from './narrate.ts';
import { textOf } from './phrases.ts';
import type { Voice } from './voice.ts';

/** The number of a test, or none of them. */
export type Answer = number | 'none';

/** The right answer to the question which test fits. */
export const rightAnswer = ({ outcome }: RotationTrace): Answer => ('test' in outcome ? outcome.test.number : 'none');

/** Says whether an answer is right. A wrong test is explained: why it does not fit, or that an earlier one fits. */
export function answerText(trace: RotationTrace, answer: Answer, voice: Voice): string {
  const { say } = voice;
  const outcome = textOf(outcomeParts(trace, voice));
  if (answer === rightAnswer(trace)) return `${say('question.right')} ${outcome}`;
  if (answer === 'none' || answer >= lastStep(trace)) return `${say('question.wrong')} ${outcome}`;
  return `${say('question.wrong.test', { why: textOf(stepParts(trace, answer, voice)) })} ${outcome}`;
}
