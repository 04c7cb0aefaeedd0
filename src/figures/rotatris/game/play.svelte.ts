import type { Diagnostic } from '#engine/diagnostics.ts';
import { newGame, replay, step, type GameEvent, type GameInput, type GameState } from '#rotatris/index.ts';
import { printState, readState } from '#figure/fields.ts';
import { FigureState, type ShownState } from '#figure/figureState.svelte.ts';
import { withInput } from './gameLog.ts';
import { isSpoken } from './gameVoice.ts';
import { GAME, type GameFigureState } from './gameStates.ts';

/** The most time that one frame may bring, in milliseconds: a page that slept does not wake up to a lost game. */
const LONGEST_FRAME = 100;

/** A game being played: the reducer with a clock, and a log from which a link brings it back. It opens paused. */
export class Play implements ShownState {
  game: GameState = $state.raw() as GameState;
  /** What the last input led to. */
  events: readonly GameEvent[] = $state.raw([]);
  /** The last events that are worth a sentence. */
  heard: readonly GameEvent[] = $state.raw([]);
  problems: readonly Diagnostic[] = $state.raw([]);
  problemText: string = $state('');
  openingLine: string = $state('');
  /** The game as it was when the clock last stopped: the log itself grows too fast to be followed. */
  #kept: GameFigureState = $state.raw() as GameFigureState;
  #log: readonly GameInput[] = [];
  #frame = 0;
  #last = 0;

  constructor(line: string) {
    this.#load(GAME.standard);
    this.show(line);
    this.openingLine = this.line;
  }

  get line(): string {
    return printState(GAME.fields, this.#kept);
  }

  show(line: string): void {
    const read = readState(GAME.fields, line, this.#kept);
    this.problems = read.ok ? [] : read.diagnostics;
    this.problemText = line;
    if (read.ok) this.#load(read.value);
  }

  reset(): void {
    this.show(this.openingLine);
  }

  keep(): void {
    this.openingLine = this.line;
  }

  openLink(search: string, figure: string): void {
    const linked = new FigureState(GAME, this.line);
    linked.openLink(search, figure);
    this.problems = linked.problems;
    this.problemText = linked.problemText;
    if (linked.line !== this.line) this.#load(linked.value);
  }

  linkFrom(page: string, figure: string): string {
    this.#keep();
    return new FigureState(GAME, this.line).linkFrom(page, figure);
  }

  /** A new game, running. */
  start(seed: number): void {
    this.#load({ seed, moves: [] });
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
    if (state.phase === 'over') this.#keep();
  }

  pause(): void {
    if (this.game.phase !== 'falling') return;
    this.#stop();
    const { state, events } = step(this.game, { do: 'pause' });
    this.game = state;
    this.#happened(events);
    this.#keep();
  }

  resume(): void {
    if (this.game.phase !== 'paused') return;
    const { state, events } = step(this.game, { do: 'resume' });
    this.game = state;
    this.#happened(events);
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  #load(opened: GameFigureState): void {
    this.#stop();
    const { state } = replay(opened.seed, opened.moves);
    this.game = step(state, { do: 'pause' }).state;
    this.#log = opened.moves;
    this.events = [];
    this.heard = [];
    this.#keep();
  }

  #happened(events: readonly GameEvent[]): void {
    if (events.length > 0) this.events = events;
    if (events.some(isSpoken)) this.heard = events;
  }

  #keep(): void {
    this.#kept = { seed: this.game.seed, moves: this.#log };
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
