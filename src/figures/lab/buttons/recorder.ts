import { held, NOTHING_HELD, type Button, type Held } from '#play/buttons.ts';
import { MOST_LAB_FRAMES } from '../labWords.ts';

const FRAME = 1000 / 60;

/** A recording of real presses: the buttons that are down, and the frames since the first press. */
export interface Recorder {
  readonly down: Held;
  /** Buttons pressed since the last frame: a tap shorter than a frame still counts for one. */
  readonly tapped: Held;
  /** The time of the first press, in milliseconds of the same clock as later times; null before it. */
  readonly since: number | null;
  readonly frames: readonly Held[];
}

export const WAITING: Recorder = Object.freeze({ down: NOTHING_HELD, tapped: NOTHING_HELD, since: null, frames: [] });

/** Adds the frames that are due, sixty a second, starting with the first press. */
export function advanced(recorder: Recorder, now: number): Recorder {
  if (recorder.since === null) return recorder;
  const due = Math.min(MOST_LAB_FRAMES, Math.floor((now - recorder.since) / FRAME) + 1) - recorder.frames.length;
  if (due <= 0) return recorder;
  const next = [recorder.down | recorder.tapped, ...Array<Held>(due - 1).fill(recorder.down)];
  return { ...recorder, tapped: NOTHING_HELD, frames: [...recorder.frames, ...next] };
}

/** Presses a button. The first press starts the clock; the frames until now get the buttons held so far. */
export function pressed(recorder: Recorder, button: Button, now: number): Recorder {
  const until = advanced(recorder, now);
  return {
    ...until,
    down: until.down | held(button),
    tapped: until.tapped | held(button),
    since: until.since ?? now,
  };
}

/** Releases a button. The frames until now still have it. */
export function released(recorder: Recorder, button: Button, now: number): Recorder {
  const until = advanced(recorder, now);
  return { ...until, down: until.down & ~held(button) };
}

export const isFull = ({ frames }: Recorder): boolean => frames.length >= MOST_LAB_FRAMES;

/** The keys of a recording, by `KeyboardEvent.code`: letters for rotations, arrows for moves. */
export const KEYS: Readonly<Record<Button, { readonly key: string; readonly cap: string }>> = {
  'rotate left': { key: 'z', cap: 'Z' },
  'rotate right': { key: 'x', cap: 'X' },
  'half turn': { key: 'c', cap: 'C' },
  left: { key: 'arrowleft', cap: '←' },
  right: { key: 'arrowright', cap: '→' },
  'soft drop': { key: 'arrowdown', cap: '↓' },
  'hard drop': { key: 'arrowup', cap: '↑' },
};

/** Returns the button of a key among those of a lab; null for other keys. */
export const buttonOfKey = (key: string, buttons: readonly Button[]): Button | null =>
  buttons.find((button) => KEYS[button].key === key.toLowerCase()) ?? null;
