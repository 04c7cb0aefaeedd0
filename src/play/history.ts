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

/**
 * Plays frames one after the other and keeps every state, so that going back costs nothing.
 * @param held the buttons of each frame
 * @example
 * import { history, parseRecording, stateAfter, startPlay } from 'wallkick/play';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const buttons = parseRecording('W .*30');
 * const start = startPlay({ system: srsGuideline, queue: ['O', 'O'] });
 * if (buttons.ok) stateAfter(history(start, buttons.value), 1).piecesLocked; // → 1
 */
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

/**
 * The state after a number of frames; 0 is the start. Numbers beyond the ends give the state at that end.
 * @example
 * import { history, startPlay, stateAfter } from 'wallkick/play';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const start = startPlay({ system: srsGuideline, queue: ['T'] });
 * stateAfter(history(start, [0, 0, 0]), 2).frame; // → 2
 */
export function stateAfter({ start, frames }: History, count: number): PlayState {
  const index = Math.min(count, frames.length) - 1;
  return index < 0 ? start : frames[index]!.state;
}
