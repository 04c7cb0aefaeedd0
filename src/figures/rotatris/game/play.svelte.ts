import { newGame, replay, step, type GameEvent, type GameInput, type GameState } from '#rotatris/index.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { withInput } from './gameLog.ts';
import { isSpoken } from './gameVoice.ts';
import { GAME, type GameFigureState } from './gameStates.ts';

/** The most time that one frame may bring, in milliseconds: a page that slept does not wake up to a lost game. */
const LONGEST_FRAME = 100;

/** A game being played: the reducer with a clock, and a log from which a link brings it back. It opens paused. */
export class Play implements StateStore<GameFigureState> {
  game: GameState = $state.raw() as GameState;
  /** What the last input led to. */
  events: readonly GameEvent[] = $state.raw([]);
  /** The last events that are worth a sentence. */
  announced: readonly GameEvent[] = $state.raw([]);
  #seed: number = GAME.standard.seed;
  /** How often the clock stopped. The log grows too fast to be followed: what is written of it follows this. */
  #stops = $state(0);
  #log: readonly GameInput[] = [];
  #frame = 0;
  #last = 0;

  constructor() {
    this.put(GAME.standard);
  }

  get shown(): GameFigureState {
    void this.#stops;
    return { seed: this.#seed, moves: this.#log };
  }

  /** A new game, running. */
  start(seed: number): void {
    this.put({ seed, moves: [] });
    this.resume();
    this.#happened([{ is: 'entered', falling: newGame(seed).falling }]);
  }

  /** A move of the player, or time that passed. Nothing counts in a pause. */
  do(input: GameInput): void {
    if (this.game.phase !== 'falling') return;
    const { state, events } = step(this.game, input);
    this.game = state;
    this.#log = withInput(this.#log, input);
    this.#happened(events);
    if (state.phase === 'over') this.#stops++;
  }

  pause(): void {
    if (this.game.phase !== 'falling') return;
    this.#stop();
    const { state, events } = step(this.game, { do: 'pause' });
    this.game = state;
    this.#happened(events);
    this.#stops++;
  }

  resume(): void {
    if (this.game.phase !== 'paused') return;
    const { state, events } = step(this.game, { do: 'resume' });
    this.game = state;
    this.#happened(events);
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  put({ seed, moves }: GameFigureState): void {
    this.#stop();
    const { state } = replay(seed, moves);
    this.game = step(state, { do: 'pause' }).state;
    this.#seed = seed;
    this.#log = moves;
    this.events = [];
    this.announced = [];
    this.#stops++;
  }

  #happened(events: readonly GameEvent[]): void {
    if (events.length > 0) this.events = events;
    if (events.some(isSpoken)) this.announced = events;
  }

  #stop(): void {
    // Zero while the page is built on the server, where there are no frames.
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Whole milliseconds only, so that the log leads to exactly this state. */
  readonly #tick = (now: number): void => {
    const passed = Math.max(0, Math.floor(now - this.#last));
    this.#last += passed;
    if (passed > 0) this.do({ do: 'tick', ms: Math.min(passed, LONGEST_FRAME) });
    this.#frame = this.game.phase === 'falling' ? requestAnimationFrame(this.#tick) : 0;
  };
}
