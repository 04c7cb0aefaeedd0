import 'strings:playLab';
import 'strings:turn';
import type { Press } from '#play/game/presses.ts';
import { transition } from '#engine/piece.ts';
import { formatTransition } from '#text/conventions.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import type { Voice } from '#text/voice.ts';
import { wayText } from '#text/ways.ts';

export const gameTitle = (system: string, { say, conventions }: Voice): string =>
  say('playLab.title', { system: systemName(system, say, conventions) });

/** `T 0>>1`; of a turn that the system refuses `T, clockwise`. */
export function pressName({ piece, from, to, asked }: Press, { say, conventions }: Voice): string {
  return to === null
    ? say('playLab.press.refusedName', { piece, turn: say(`turn.${asked}`) })
    : say('playLab.press.name', { piece, turn: formatTransition(transition(from, to), conventions) });
}

/** The outcome of a press: `test 5, two rows down`, `none of 5 fits`. */
export function pressOutcome({ outcome, tests }: Press, { say }: Voice): string {
  if (!('test' in outcome)) return say(`playLab.press.${outcome.is}`, { count: tests });
  const [dx, dy] = outcome.kick;
  const number = outcome.test;
  if (dx === 0 && dy === 0) return say('playLab.press.basic', { number });
  // The rows matter most to a player; the vector is in the stepper.
  return say('playLab.press.kicked', { number, way: wayText(dy === 0 ? outcome.kick : [0, dy], say) });
}

/** The whole line, as a sentence: `T 0>>1: test 5, two rows down.` */
export const pressText = (press: Press, voice: Voice): string =>
  voice.say('playLab.press.line', { name: pressName(press, voice), outcome: pressOutcome(press, voice) });

/** Seconds from the beginning, with a tenth. */
export const secondsText = (frame: number, { say }: Voice): string =>
  say('playLab.seconds', { seconds: (frame / 60).toFixed(1) });
