import type { ReadGame } from '#notation/readGame.ts';
import type { GamePosition } from '#notation/gameRecord.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { Steps } from '#figure/steps/steps.svelte.ts';

/** Milliseconds of a move during playback. */
const SPEEDS = { slow: 1600, normal: 800, fast: 300, fastest: 80 } as const;
export type PlaybackSpeed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly PlaybackSpeed[];

/** The state of a game in links and requests. */
export interface GameStep {
  readonly step: number;
}

/** The model of a game: the parsed text, the current step, and playback. */
export class GameView implements StateStore<GameStep> {
  game: ReadGame = $state.raw() as ReadGame;
  step: number = $state(0);
  speed: PlaybackSpeed = $state('normal');
  readonly position: GamePosition = $derived(this.game.record.at(this.step));
  readonly steps = new Steps({
    step: () => this.step,
    last: () => this.last,
    ends: () => [1, this.last],
    show: (step) => {
      this.step = step;
    },
    interval: () => SPEEDS[this.speed],
  });

  /** @param step the step to open at; null for the last one */
  constructor(game: ReadGame, step: number | null) {
    this.game = game;
    this.step = step === null ? this.last : this.#inside(step);
  }

  get last(): number {
    return this.game.record.length;
  }

  get shown(): GameStep {
    return { step: this.step };
  }

  put({ step }: GameStep): void {
    this.steps.goTo(step);
  }

  #inside(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }

  /** Shows another game, or a changed one. */
  show(game: ReadGame, step: number): void {
    this.game = game;
    this.step = this.#inside(step);
  }
}
