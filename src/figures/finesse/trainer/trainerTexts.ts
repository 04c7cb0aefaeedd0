import 'strings:finesse';
import { systemName } from '#figure/ownTables/systemName.ts';
import type { Voice } from '#text/voice.ts';
import { keysText } from '#figure/hands/keyWords.ts';
import type { KeyAnswer, KeyExercise, TrainerState } from './trainerState.ts';

export const trainerTitle = ({ system, number }: TrainerState, { say, conventions }: Voice): string =>
  say('finesse.trainer.title', { system: systemName(system, say, conventions), number });

/** Asks for the placement, or says what came of the keys. */
export function trainerSentence({ piece, place }: KeyExercise, answer: KeyAnswer | null, { say }: Voice): string {
  if (!answer) return say('finesse.trainer.ask', { piece });
  const ways = say('finesse.trainer.fewest', { count: place.keys, keys: keysText(place.ways[0]!, say) });
  if (answer.is === 'fewest') return say('finesse.trainer.right', { count: answer.presses });
  return `${say(`finesse.trainer.${answer.is}`, { count: answer.presses })} ${ways}`;
}
