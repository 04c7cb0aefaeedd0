import { afterPaint } from '../afterPaint.ts';
import type { StepControl } from '../controls/stepControl.ts';

/** Milliseconds that a step stands while a figure plays. */
const INTERVAL = 1100;

/** What is stepped through. */
interface Stepped {
  /** The step that is shown. */
  readonly step: () => number;
  readonly first?: number;
  readonly last: () => number;
  /** Shows another step, one between the first and the last. */
  readonly show: (step: number) => void;
  /** Milliseconds that a step stands, asked for when the playing begins. */
  readonly interval?: () => number;
}

/** Goes through the steps of a figure, one by one or by itself. The figure keeps the step. */
export class Steps implements StepControl {
  playing: boolean = $state(false);
  readonly #stepped: Stepped;
  /** The step that was shown before, until the board has painted the new one. */
  #before: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(stepped: Stepped) {
    this.#stepped = stepped;
  }

  get step(): number {
    return this.#stepped.step();
  }

  get first(): number {
    return this.#stepped.first ?? 0;
  }

  get last(): number {
    return this.#stepped.last();
  }

  get marked(): number {
    return this.#before ?? this.step;
  }

  #show(step: number): void {
    const { step: shown, first, last } = this;
    const next = Math.max(first, Math.min(last, step));
    if (next === shown) return;
    // The answer to a press is the board. While steps go by themselves nobody waits, and all of the figure is one piece of work.
    if (!this.playing) {
      this.#before ??= shown;
      afterPaint(() => this.settle());
    }
    this.#stepped.show(next);
  }

  goTo(step: number): void {
    this.pause();
    this.#show(step);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.step >= this.last) this.#show(this.first);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.#show(this.step + 1);
      if (this.step >= this.last) this.pause();
    }, this.#stepped.interval?.() ?? INTERVAL);
  }

  pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  /** Marks the step that is shown at once: the figure shows something else than before. */
  settle(): void {
    this.#before = null;
  }
}
