import type { Button, Held } from '#play/buttons.ts';
import { advanced, buttonOfKey, isFull, pressed, released, WAITING, type Recorder } from './recorder.ts';

interface Listener {
  /** The buttons that are recorded. */
  readonly buttons: () => readonly Button[];
  readonly onframes: (frames: readonly Held[]) => void;
}

/** Records keys and fingers. Each figure has one. */
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

  /** Handles the keys of the figure during a recording, and stops other handlers. */
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
      // A field loses the focus when it is removed during an update, and Svelte forbids changes of state then.
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
