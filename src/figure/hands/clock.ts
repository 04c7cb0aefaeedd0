/** Milliseconds of a frame. */
const FRAME = 1000 / 60;
/** Frames that are made up for after a page was busy. More are left out, so that no key seems to be held. */
const MOST_AT_ONCE = 6;

/**
 * Frames that are due. Times are rounded, so that on a display of sixty frames a second each one plays a single frame, whatever the
 * jitter.
 * @param since milliseconds since the clock began
 * @param played frames since then
 */
export const framesDue = (since: number, played: number): number => Math.max(0, Math.round(since / FRAME) + 1 - played);

/** Runs sixty frames a second while it is on. */
export class FrameClock {
  readonly #onframes: (count: number) => void;
  #request = 0;
  #began = 0;
  #played = 0;

  constructor(onframes: (count: number) => void) {
    this.#onframes = onframes;
  }

  get isOn(): boolean {
    return this.#request !== 0;
  }

  start(): void {
    if (this.isOn) return;
    this.#began = -1;
    this.#request = requestAnimationFrame(this.#tick);
  }

  stop(): void {
    // A server has no frames, and nothing to stop.
    if (this.isOn) cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #tick = (now: number): void => {
    if (this.#began < 0) [this.#began, this.#played] = [now, 0];
    this.#request = requestAnimationFrame(this.#tick);
    const due = framesDue(now - this.#began, this.#played);
    this.#played += due;
    if (due > 0) this.#onframes(Math.min(due, MOST_AT_ONCE));
  };
}
