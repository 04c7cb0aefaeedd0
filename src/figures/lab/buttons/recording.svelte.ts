import type { Button, Held } from '#play/buttons.ts';
import { advanced, buttonOfKey, isFull, pressed, released, WAITING, type Recorder } from './recorder.ts';

interface Listener {
  /** The buttons that the recording is about. */
  readonly buttons: () => readonly Button[];
  readonly onframes: (frames: readonly Held[]) => void;
}

/** A recording of keys and fingers while it runs: one a figure. */
export class Recording {
  active: boolean = $state(false);
  recorder: Recorder = $state.raw(WAITING);
  readonly #listener: Listener;
  #request = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  start(): void {
    this.recorder = WAITING;
    this.active = true;
    this.#listener.onframes(WAITING.frames);
    this.#request = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    cancelAnimationFrame(this.#request);
    this.active = false;
  }

  press(button: Button): void {
    this.recorder = pressed(this.recorder, button, performance.now());
  }

  release(button: Button): void {
    this.recorder = released(this.recorder, button, performance.now());
  }

  readonly #tick = (): void => {
    const before = this.recorder;
    this.recorder = advanced(before, performance.now());
    if (this.recorder.frames !== before.frames) this.#listener.onframes(this.recorder.frames);
    if (isFull(this.recorder)) this.stop();
    else this.#request = requestAnimationFrame(this.#tick);
  };

  /** Keys of the figure while it records; nothing else hears them then. */
  readonly keys = (figure: HTMLElement) => {
    const down = (event: KeyboardEvent): void => {
      if (!this.active || event.altKey || event.ctrlKey || event.metaKey) return;
      const button = buttonOfKey(event.key, this.#listener.buttons());
      if (event.key === 'Escape') this.stop();
      else if (button && !event.repeat) this.press(button);
      else if (!button) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const up = (event: KeyboardEvent): void => {
      const button = buttonOfKey(event.key, this.#listener.buttons());
      if (this.active && button) this.release(button);
    };
    const left = (event: FocusEvent): void => {
      // A field that goes away while the figure is drawn anew lets go of the focus, and nothing may be set then.
      if (this.active && !figure.contains(event.relatedTarget as Node | null)) this.stop();
    };
    figure.addEventListener('keydown', down, { capture: true });
    figure.addEventListener('keyup', up, { capture: true });
    figure.addEventListener('focusout', left);
    return () => {
      this.stop();
      figure.removeEventListener('keydown', down, { capture: true });
      figure.removeEventListener('keyup', up, { capture: true });
      figure.removeEventListener('focusout', left);
    };
  };
}
