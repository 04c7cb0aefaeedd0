import { newGame, replay, step, type GameEvent, type GameInput, type GameState } from '#rotatris/index.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { withInput } from './gameLog.ts';
import { isSpoken } from './gameVoice.ts';
import { GAME, type GameFigureState } from './gameStates.ts';

/** The longest time of one frame in milliseconds, so that a suspended page does not continue with a lost game. */
const LONGEST_FRAME = 100;

/** A running game: the reducer with a clock, and a log from which a link restores the game. It opens paused. */
export class Play implements StateStore<GameFigureState> {
  game: GameState = $state.raw() as GameState;
  /** The events of the last input. */
  events: readonly GameEvent[] = $state.raw([]);
  /** The last events with a sentence. */
  announced: readonly GameEvent[] = $state.raw([]);
  #seed: number = GAME.standard.seed;
  /** The number of pauses. The printed state is updated with this number, because the log changes too often. */
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

  /** Starts a new game. */
  start(seed: number): void {
    this.put({ seed, moves: [] });
    this.resume();
    this.#happened([{ is: 'entered', falling: newGame(seed).falling }]);
  }

  /** Applies an input or the passing of time. Nothing changes during a pause. */
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
    // The time is zero during server rendering, which has no frames.
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Time passes in whole milliseconds, so that the log leads to exactly this state. */
  readonly #tick = (now: number): void => {
    const passed = Math.max(0, Math.floor(now - this.#last));
    this.#last += passed;
    if (passed > 0) this.do({ do: 'tick', ms: Math.min(passed, LONGEST_FRAME) });
    this.#frame = this.game.phase === 'falling' ? requestAnimationFrame(this.#tick) : 0;
  };
}
