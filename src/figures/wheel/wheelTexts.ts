import 'strings:orientation';
import 'strings:pickers.orientation';
import 'strings:refused';
import 'strings:wheel';
import { transition, type Orientation } from '#engine/piece.ts';
import { formatOrientation, formatTransition, formatVec } from '#text/conventions.ts';
import { messageText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { rotationOf, systemOf, wheelOf, type WheelState, type WheelTurn } from './orientationWheel.ts';
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

/** A rotation that a reader made, and the state before it. */
export interface LastTurn {
  readonly turn: WheelTurn;
  readonly from: WheelState;
}

/** `state 1, right`. */
export const stateName = (orientation: Orientation, { say, conventions }: Voice): string =>
  say('pickers.orientation', {
    state: formatOrientation(orientation, conventions),
    name: say(`orientation.${orientation}`),
  });

export const wheelTitle = (shown: WheelState, { say }: Voice): string =>
  say('wheel.title', {
    system: systemOf(shown).name,
    piece: shown.piece,
    rotation: say(`wheel.rotation.${rotationOf(shown)}`),
  });

/** Says what the last rotation did, and how the state differs from plain rotation. */
export function wheelSentence(shown: WheelState, last: LastTurn | null, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const { shift } = wheelOf(shown).poses[shown.from];
  const moved = shift[0] !== 0 || shift[1] !== 0;
  const key =
    rotationOf(shown) === 'true'
      ? moved
        ? 'wobble'
        : 'true'
      : moved
        ? 'shifted'
        : shown.from === 0
          ? 'still'
          : 'pure';
  return [
    ...(last ? wheelTurnParts(last.turn, last.from, voice) : []),
    ...phrase(say, `wheel.state.${key}`, {
      state: stateName(shown.from, voice),
      spawn: formatOrientation(0, conventions),
      shift: { text: formatVec(shift, conventions), kind: 'vector' },
    }),
  ];
}
