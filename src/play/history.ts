import type { Held } from './buttons.ts';
import { playFrame, type PlayFrame } from './frame.ts';
import type { PlayState } from './state.ts';

/** A run of play with the state after every frame kept, so that going to a frame costs nothing. */
export interface History {
  readonly start: PlayState;
  /** The buttons of each frame. */
  readonly held: readonly Held[];
  /** `frames[n]` is the result of the buttons `held[n]`. */
  readonly frames: readonly PlayFrame[];
}

/** Plays the frames one after the other and keeps every result. States share what did not change. */
export const history = (start: PlayState, held: readonly Held[]): History =>
  rewritten({ start, held: [], frames: [] }, held);

/** The history with other buttons: frames before the first difference are kept, those from there on are played. */
export function rewritten(known: History, held: readonly Held[]): History {
  let same = 0;
  while (same < held.length && same < known.held.length && held[same] === known.held[same]) same++;
  const frames = known.frames.slice(0, same);
  let state = frames.at(-1)?.state ?? known.start;
  for (const now of held.slice(same)) {
    const frame = playFrame(state, now);
    frames.push(frame);
    state = frame.state;
  }
  return { start: known.start, held: [...held], frames };
}

/** The state after so many frames; 0 is the start. Numbers beyond the ends give the state at the end. */
export function stateAfter({ start, frames }: History, count: number): PlayState {
  const index = Math.min(count, frames.length) - 1;
  return index < 0 ? start : frames[index]!.state;
}
