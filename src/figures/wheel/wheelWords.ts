import 'strings:refused';
import 'strings:wheel';
import { transition } from '#engine/piece.ts';
import { formatTransition } from '#text/conventions.ts';
import { messageText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { systemOf, type WheelState, type WheelTurn } from './orientationWheel.ts';
import { phrase, type Part } from '#text/phrases.ts';

/** Describes the effect of a pressed button: `T turns clockwise, 0>>1.`, or why it had none. */
export function wheelTurnParts(made: WheelTurn, from: WheelState, voice: Voice): readonly Part[] {
  if (made.is === 'refused') return [{ text: `${messageText(made.because, voice)} ` }];
  const { pressed, turn, times, to } = made;
  const key = times === 2 ? 'wheel.twice' : pressed === turn ? 'wheel.turned' : 'wheel.instead';
  return phrase(voice.say, `${key}.${turn}`, {
    piece: from.piece,
    system: systemOf(from).name,
    transition: { text: formatTransition(transition(from.from, to), voice.conventions), kind: 'vector' },
  });
}
