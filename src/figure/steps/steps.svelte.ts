import { afterPaint } from '../afterPaint.ts';
import type { StepControl } from '../controls/stepControl.ts';

/** Milliseconds that a step stays while a figure plays. */
const INTERVAL = 700;

/** What is stepped through. */
interface Stepped {
  /** The step that is shown. */
  readonly step: () => number;
  readonly first?: number;
  readonly last: () => number;
  /** The steps that the buttons and keys to the first and the last one go to, where these are not the very ends. */
  readonly ends?: () => readonly [first: number, last: number];
  /** Shows another step, one between the first and the last. */
  readonly show: (step: number) => void;
  /** Milliseconds that a step stays while the figure plays. */
  readonly interval?: (step: number) => number;
}

/** Goes through the steps of a figure, one by one or by itself. The figure keeps the step. */
export class Steps implements StepControl {
  playing: boolean = $state(false);
  readonly #stepped: Stepped;
  /** The step that was shown before, until the board has painted the new one. */
  #before: number | null = $state(null);
  /** The last step that a reader chose or that was played. The figure shows another one where it has opened again since. */
  #reached: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step that all but the board shows. It is derived, so that a press computes nothing of the rest before the board is painted. */
  readonly marked: number = $derived(this.#before ?? this.step);

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

  get ends(): readonly [first: number, last: number] {
    return this.#stepped.ends?.() ?? [this.first, this.last];
  }

  #inside(step: number): number {
    return Math.max(this.first, Math.min(this.last, step));
  }

  #show(step: number): void {
    const { step: shown } = this;
    const next = this.#inside(step);
    this.#reached = next;
    if (next === shown) return;
    // The answer to a press is the board. While steps go by themselves nobody waits, and all of the figure is one piece of work.
    if (this.playing) this.settle();
    else {
      this.#before ??= shown;
      afterPaint(() => this.settle());
    }
    this.#stepped.show(next);
  }

  goTo(step: number): void {
    this.pause();
    this.#show(step);
  }

  /** Shows the step that a figure opens with. */
  open(step: number): void {
    this.pause();
    this.settle();
    this.#reached = null;
    this.#stepped.show(this.#inside(step));
  }

  toggle(): void {
    if (this.playing) return this.pause();
    const { step, first, last } = this;
    const goesOn = step === first || (step === this.#reached && step < last);
    this.playing = true;
    this.#play(goesOn ? step + 1 : first);
  }

  #play(step: number): void {
    this.#show(step);
    if (this.step >= this.last) return this.pause();
    this.#timer = setTimeout(() => this.#play(this.step + 1), this.#stepped.interval?.(this.step) ?? INTERVAL);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Marks the step that is shown at once: the figure shows something else than before. */
  settle(): void {
    this.#before = null;
  }
}
