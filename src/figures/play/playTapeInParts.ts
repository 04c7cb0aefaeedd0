import type { Held } from '#play/buttons.ts';
import { Tape } from '#play/game/tape.ts';
import type { PlayState } from '#play/state.ts';

/** Frames of one part of a long recording: some 20 ms of work. */
const PART = 8000;

/** Plays a recording in parts, and lets the page answer between them: an hour of play fits into a link of four letters. */
export async function playTapeInParts(start: PlayState, held: readonly Held[]): Promise<Tape> {
  const tape = new Tape(start);
  for (const [frame, now] of held.entries()) {
    if (frame % PART === 0) await new Promise((next) => setTimeout(next));
    tape.push(now);
  }
  return tape;
}
