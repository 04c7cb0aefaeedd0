/** Milliseconds that a step stands while a figure plays. */
const INTERVAL = 1100;

/** Plays a figure of a few steps: one step after the other, from the start again when it stands at the end. */
export class Player {
  playing: boolean = $state(false);
  readonly #step: () => number;
  readonly #last: () => number;
  readonly #goTo: (step: number) => void;
  readonly #interval: () => number;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param interval milliseconds that a step stands, asked for when the playing begins */
  constructor(step: () => number, last: () => number, goTo: (step: number) => void, interval = () => INTERVAL) {
    this.#step = step;
    this.#last = last;
    this.#goTo = goTo;
    this.#interval = interval;
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.#step() >= this.#last()) this.#goTo(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#goTo(this.#step() + 1);
      if (this.#step() >= this.#last()) this.pause();
    }, this.#interval());
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** A step that a reader chose; it ends the playing. */
  goTo(step: number): void {
    this.pause();
    this.#goTo(Math.max(0, Math.min(this.#last(), step)));
  }
}
