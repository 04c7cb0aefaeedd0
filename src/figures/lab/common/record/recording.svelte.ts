import { listen } from '#figure/controls/listen.ts';
import { NOTHING_HELD, type Button, type GameButton, type Held } from '#play/buttons.ts';
import { FrameClock } from '#figure/hands/clock.ts';
import { Hands } from '#figure/hands/hands.ts';
import { buttonOfKey, KeysDown, type KeyMap } from '#figure/hands/keyMap.ts';
import { MOST_LAB_FRAMES } from '../labParams.ts';

interface Recorded {
  /** The buttons of the system; others are not recorded. */
  readonly buttons: () => readonly Button[];
  /** The keys of the player. */
  readonly keys: () => KeyMap;
  /** Called with all frames whenever there are more. */
  readonly onframes: (frames: readonly Held[]) => void;
}

/** Records keys and fingers, sixty frames a second from the first press on. */
export class KeyRecording {
  active: boolean = $state(false);
  frames: readonly Held[] = $state.raw([]);
  down: Held = $state(NOTHING_HELD);
  readonly #recorded: Recorded;
  readonly #hands = new Hands();
  readonly #clock = new FrameClock((count) => this.#run(count));

  constructor(recorded: Recorded) {
    this.#recorded = recorded;
  }

  start(): void {
    this.frames = [];
    this.active = true;
    this.#recorded.onframes(this.frames);
  }

  stop(): void {
    this.#clock.stop();
    this.#hands.releaseAll();
    this.down = NOTHING_HELD;
    this.active = false;
  }

  press(button: Button): void {
    this.#hands.press(button);
    this.down = this.#hands.down;
    this.#clock.start();
  }

  release(button: Button): void {
    this.#hands.release(button);
    this.down = this.#hands.down;
  }

  #run(count: number): void {
    const due = Math.min(count, MOST_LAB_FRAMES - this.frames.length);
    this.frames = [...this.frames, ...Array.from({ length: due }, () => this.#hands.take())];
    this.#recorded.onframes(this.frames);
    if (this.frames.length >= MOST_LAB_FRAMES) this.stop();
  }

  #buttonOf(event: KeyboardEvent): Button | null {
    const button: GameButton | null = buttonOfKey(this.#recorded.keys(), event);
    return this.#recorded.buttons().find((known) => known === button) ?? null;
  }

  /** Handles the keys of the figure during a recording, and stops other handlers. */
  readonly keys = (figure: HTMLElement) => {
    const keysDown = new KeysDown<Button>();
    const down = (event: KeyboardEvent): void => {
      if (!this.active || event.altKey || event.ctrlKey || event.metaKey) return;
      const button = this.#buttonOf(event);
      if (event.key === 'Escape') this.stop();
      else if (button && !event.repeat) {
        keysDown.press(event, button);
        this.press(button);
      }
      if (!button && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const up = (event: KeyboardEvent): void => {
      const button = keysDown.release(event);
      if (this.active && button) this.release(button);
    };
    const left = (event: FocusEvent): void => {
      // A field loses the focus when it is removed during an update, and Svelte forbids changes of state then.
      if (this.active && !figure.contains(event.relatedTarget as Node | null)) this.stop();
    };
    const unhear = listen(figure, { keydown: down, keyup: up, focusout: left }, { capture: true });
    return () => {
      this.stop();
      unhear();
    };
  };
}
