import 'strings:onePress';
import type { Vec } from '#engine/geometry.ts';
import type { Say } from './strings.ts';
import { wayText } from './ways.ts';

/** An answer to a press: whether the piece stays, and the way from basic rotation to where it ends. */
interface Answer {
  readonly stays: boolean;
  readonly way: Vec | null;
}

/** Where the piece ends, in a phrase that no other answer to the same press has: `turns, one left`. */
export function pressAnswerText({ stays, way }: Answer, say: Say): string {
  if (stays) return say('onePress.stays');
  if (way === null) return say('onePress.otherwise');
  const text = wayText(way, say);
  return text === '' ? say('onePress.turns') : say('onePress.turnsTo', { way: text });
}
