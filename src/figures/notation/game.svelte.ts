import type { Item } from '#notation/document.ts';
import type { ReadGame } from '#notation/readGame.ts';
import type { Position } from '#notation/record.ts';
import { Steps } from '#figure/steps/steps.svelte.ts';

/** Milliseconds that a move stands while a game is played. */
const SPEEDS = { slow: 1600, normal: 800, fast: 300, fastest: 80 } as const;
export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** One game on show: what was read, the step that is shown, and how it is played. */
export class GameView {
  game: ReadGame = $state.raw() as ReadGame;
  step: number = $state(0);
  speed: Speed = $state('normal');
  readonly position: Position = $derived(this.game.record.at(this.step));
  readonly steps = new Steps({
    step: () => this.step,
    last: () => this.last,
    show: (step) => {
      this.step = step;
    },
    interval: () => SPEEDS[this.speed],
  });

  /** @param step the step to open at; the last one where it is null */
  constructor(game: ReadGame, step: number | null) {
    this.game = game;
    this.step = step === null ? this.last : this.#inside(step);
  }

  get last(): number {
    return this.game.record.length;
  }

  #inside(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }

  /** Plays on at another pace. */
  setSpeed(speed: Speed): void {
    const { playing } = this.steps;
    this.steps.pause();
    this.speed = speed;
    if (playing) this.steps.toggle();
  }

  /** Shows another game, or another state of this one. */
  show(game: ReadGame, step: number): void {
    this.game = game;
    this.step = this.#inside(step);
  }

  /** An item as the text has it. */
  textOf({ span }: Item): string {
    return this.game.text.slice(span.start, span.end);
  }

  /** The value of a header; null where there is none or where it is empty. */
  header(key: string): string | null {
    return this.game.record.document.headers.find((header) => header.key === key)?.value || null;
  }
}
