import { held, NOTHING_HELD, type GameButton, type Held } from '#play/buttons.ts';

/** The buttons that keys and fingers hold. A tap that is shorter than a frame still counts for one, and two of them for two. */
export class Hands {
  #down: Held = NOTHING_HELD;
  #tapped: Held = NOTHING_HELD;
  #lifted: Held = NOTHING_HELD;
  /** Pressed twice since the last frame. */
  #twice: Held = NOTHING_HELD;

  /** The buttons that are down now. */
  get down(): Held {
    return this.#down;
  }

  /** A button that is down already, pressed by another key or finger, is let go for a frame. */
  press(button: GameButton): void {
    const bit = held(button);
    if ((this.#down & bit) !== 0) this.#lifted |= bit;
    else this.#twice |= this.#tapped & bit;
    this.#down |= bit;
    this.#tapped |= bit;
  }

  release(button: GameButton): void {
    this.#down &= ~held(button);
  }

  releaseAll(): void {
    this.#down = this.#tapped = this.#lifted = this.#twice = NOTHING_HELD;
  }

  /** The buttons of the next frame. */
  take(): Held {
    const lifted = this.#lifted;
    const now = (this.#down | this.#tapped) & ~lifted;
    this.#lifted = this.#twice;
    this.#twice = NOTHING_HELD;
    this.#tapped = lifted;
    return now;
  }
}
