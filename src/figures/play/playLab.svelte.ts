import { untrack } from 'svelte';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { nearestFree } from '#engine/places.ts';
import type { Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { GameButton } from '#play/buttons.ts';
import { changeBranch, goOnFrom, withoutBranch, type BranchedGame } from '#play/game/branches.ts';
import { packInputs } from '#play/game/inputCode.ts';
import { MOST_GAME_FRAMES, MOST_LINK_CHARACTERS } from '#play/game/limits.ts';
import { traceOfPress, type Press } from '#play/game/presses.ts';
import { startGame } from '#play/game/setup.ts';
import { playTape, type PieceSpan, type Tape } from '#play/game/tape.ts';
import type { PlayState } from '#play/state.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import { afterPaint } from '#figure/afterPaint.ts';
import type { StateStore } from '#figure/figureState.svelte.ts';
import { FrameClock } from '#figure/hands/clock.ts';
import { Hands } from '#figure/hands/hands.ts';
import { playTapeInParts } from './playTapeInParts.ts';
import { PLAYED_GAME, gameFrom, setupOf, type PlayedGame } from './playState.ts';

/** A position that is edited, and the choices of the game around it. */
interface EditedGame {
  readonly system: RotationSystem;
  readonly field: Playfield;
  readonly placement: Placement;
  readonly chosen: PlayedGame;
}

/** A game, and what is chosen around it. */
interface KeptGame {
  readonly game: BranchedGame;
  readonly chosen: PlayedGame;
  readonly at: number;
}

/** Frames after which a running game draws its time line again: laying out the line takes longer than drawing the board. */
const LINE_EVERY = 30;

/** Frames of the longest game that is played again at once. */
const AT_ONCE = 40_000;

/** What the time line shows. */
interface DrawnLine {
  readonly at: number;
  readonly presses: readonly Press[];
  readonly pieces: readonly PieceSpan[];
}

/** A game that is played, watched or looked at frame by frame. It opens stopped. */
export class PlayLab implements StateStore<PlayedGame> {
  mode: 'stopped' | 'watching' | 'playing' = $state('stopped');
  /** The frame that is shown. */
  at: number = $state(0);
  /** The state after it. */
  now: PlayState = $state.raw() as PlayState;
  /** The last press in the shown past; null before the first one. */
  press: Press | null = $state.raw(null);
  /** The trace of the last press; null before the first one. */
  readonly trace: RotationTrace | null = $derived.by(() => {
    const { press, tape } = this;
    const frame = press && tape.frameAt(press.frame);
    return frame && press ? traceOfPress(frame, press) : null;
  });
  line: DrawnLine = $state.raw() as DrawnLine;
  /** Counts changes of the list of presses. */
  #changes = $state(0);
  /** Counts what links follow: stops and choices. A frame of play changes the buttons, and printing them takes too long. */
  #stops = $state(0);
  #game: BranchedGame = $state.raw() as BranchedGame;
  #chosen: PlayedGame = $state.raw() as PlayedGame;
  /** The last game that no link holds and that another one replaced; null without one. */
  #replaced: KeptGame | null = $state.raw(null);
  /** A long game that is still played again; meanwhile its start is shown. Null without one. */
  coming: PlayedGame | null = $state.raw(null);
  /** The length of each game when a file kept it. */
  readonly #saved = new WeakMap<Tape, number>();
  /** Whether the list does not know the last frame. */
  #listIsLate = false;
  /** Cancels the stop that is due after the last picture of a game. */
  #cancelEnd = (): void => undefined;
  readonly #hands = new Hands();
  readonly #clock = new FrameClock((count) => this.#run(count));
  readonly edits = new BoardEdits<EditedGame>({
    shown: () => this.#edited,
    show: ({ system, field, placement, chosen }) =>
      this.put({ ...chosen, system: system.id, board: field.rows, first: placement, moves: [], frame: 0 }),
    mirrored: () => null,
  });

  constructor() {
    this.put(PLAYED_GAME.standard);
  }

  get tape(): Tape {
    return this.#game.tape;
  }

  get chosen(): PlayedGame {
    return this.#chosen;
  }

  /** Presses of the whole game; a new array whenever there are more. */
  get presses(): readonly Press[] {
    void this.#changes;
    return [...this.tape.presses];
  }

  /** Frames of the whole game. While it is played it has no future. */
  get length(): number {
    void this.#stops;
    return this.mode === 'playing' ? this.at : this.tape.length;
  }

  get branchFrom(): number | null {
    void this.#stops;
    return this.#game.branches[0]?.from ?? null;
  }

  /** Whether a link holds the whole game. */
  get fitsLink(): boolean {
    void this.#stops;
    return packInputs(this.tape.held).length <= MOST_LINK_CHARACTERS;
  }

  /** Whether the game can be had again when the page is left: from a link or a file. */
  isKept(): boolean {
    return this.#saved.get(this.tape) === this.tape.length || this.fitsLink;
  }

  /** Says that a file holds the game. */
  saved(): void {
    this.#saved.set(this.tape, this.tape.length);
  }

  /** Whether there is a long game to go back to. */
  get hasReplaced(): boolean {
    return this.#replaced !== null;
  }

  /** Goes back to the game before the last choice or new game. The one that is shown takes its place, if no link holds it. */
  bringBack(): void {
    const back = this.#replaced;
    if (!back) return;
    this.#replace(back.chosen, back.game, back.at);
    if (this.#replaced === back) this.#replaced = null;
  }

  /** The whole game, as a file keeps it. */
  get whole(): PlayedGame {
    return this.coming ?? { ...this.#chosen, moves: [...this.tape.held], frame: this.at };
  }

  /** What a link holds: the game, or the shown position of a game that is too long for one. */
  get shown(): PlayedGame {
    void this.#stops;
    return untrack(() => (this.fitsLink ? this.whole : gameFrom(this.#chosen, this.now)));
  }

  /** The shown position as a rotation that nobody has asked for: what a pasted board changes. */
  get position(): Scenario {
    const { system, field, placement } = this.#edited;
    const memory = FRESH_MEMORY;
    return {
      system,
      readings: [],
      field,
      placement,
      turn: 'cw',
      precedence: null,
      heldKeys: NO_KEYS,
      memory,
      step: null,
    };
  }

  put(state: PlayedGame): void {
    const start = startGame(setupOf(state));
    const isLong = state.moves.length > AT_ONCE;
    this.#open(state, playTape(start, isLong ? [] : state.moves));
    if (isLong) void this.#playAgain(state, start);
  }

  async #playAgain(state: PlayedGame, start: PlayState): Promise<void> {
    this.coming = state;
    const tape = await playTapeInParts(start, state.moves);
    if (this.coming === state) this.#open(state, tape);
  }

  #open(state: PlayedGame, tape: Tape): void {
    this.#replace({ ...state, moves: [], frame: 0 }, withoutBranch(tape), state.frame);
  }

  #replace(chosen: PlayedGame, game: BranchedGame, frame: number): void {
    this.stop();
    this.coming = null;
    const before: KeptGame | null = this.#game && { game: this.#game, chosen: this.#chosen, at: this.at };
    // The Back key brings a shorter one back.
    if (before && !this.fitsLink) this.#replaced = before;
    this.#chosen = chosen;
    this.#game = game;
    this.#show(frame);
    this.#changed();
  }

  /** Begins a game with other choices, at the same position where it has one. */
  choose(changes: Partial<PlayedGame>): void {
    const chosen = { ...this.#chosen, ...changes };
    if (chosen.first === 'spawn' || !('system' in changes)) return this.put({ ...chosen, moves: [], frame: 0 });
    // Another system may have no room for the piece there.
    const { system, field } = setupOf(chosen);
    const { piece, orientation, at } = chosen.first;
    const first = nearestFree(system, field, piece, orientation, at) ?? 'spawn';
    this.put({ ...chosen, first, moves: [], frame: 0 });
  }

  startAgain(): void {
    this.put({ ...this.#chosen, moves: [], frame: 0 });
  }

  /** A new game with pieces that nobody has chosen. */
  deal(seed: number): void {
    this.put({ ...this.#chosen, board: [], first: 'spawn', pieces: [], seed, moves: [], frame: 0 });
  }

  #changed(): void {
    this.#changes++;
    this.#stops++;
    this.#drawLine();
  }

  #drawLine(): void {
    const { presses, pieces } = this.tape;
    this.line = { at: this.at, presses: [...presses], pieces: [...pieces] };
  }

  #show(frame: number): void {
    this.at = Math.max(0, Math.min(this.tape.length, frame));
    this.now = this.tape.stateAt(this.at);
    this.press = this.tape.presses.findLast((press) => press.frame <= this.at) ?? null;
  }

  goTo(frame: number): void {
    this.stop();
    this.#show(frame);
    this.#stops++;
    this.line = { ...this.line, at: this.at };
  }

  /** The frame of the press before or after the shown one; null where there is none. */
  pressBeside(way: -1 | 1): number | null {
    const { presses } = this.tape;
    const found =
      way > 0 ? presses.find(({ frame }) => frame > this.at) : presses.findLast(({ frame }) => frame < this.at);
    return found?.frame ?? null;
  }

  /** The frame at which the piece before or after the shown one enters. */
  pieceBeside(way: -1 | 1): number | null {
    const { pieces } = this.tape;
    const found = way > 0 ? pieces.find(({ from }) => from > this.at) : pieces.findLast(({ from }) => from < this.at);
    return found?.from ?? null;
  }

  /** Why nothing comes after the shown frame; null where a game can go on. */
  get end(): 'over' | 'none' | 'long' | null {
    const { phase } = this.now;
    if (phase.is === 'over') return 'over';
    if (phase.is === 'no piece left') return 'none';
    return this.at >= MOST_GAME_FRAMES ? 'long' : null;
  }

  /** Plays on from the shown frame. What came after it becomes the branch. */
  play(): void {
    if (this.mode === 'playing' || this.end !== null || this.coming) return;
    this.edits.open = false;
    this.#game = goOnFrom(this.#game, this.at);
    this.#begin('playing');
  }

  /** Shows what was played, from the shown frame on; from the start where that is the last one. */
  watch(): void {
    if (this.coming) return;
    if (this.at >= this.tape.length) this.#show(0);
    this.#begin('watching');
  }

  #begin(mode: 'watching' | 'playing'): void {
    this.mode = mode;
    this.#changed();
    this.#clock.start();
  }

  stop(): void {
    this.#cancelEnd();
    this.#clock.stop();
    this.#hands.releaseAll();
    if (this.mode === 'stopped') return;
    this.mode = 'stopped';
    this.#updateList();
    this.#changed();
  }

  /** The list follows the board one frame later: drawing both in one frame takes too long on a slow processor. */
  #updateList(): void {
    if (!this.#listIsLate) return;
    this.#listIsLate = false;
    this.press = this.tape.presses.at(-1) ?? null;
    this.#changes++;
  }

  changeBranch(): void {
    this.stop();
    this.#game = changeBranch(this.#game);
    this.#show(this.at);
    this.#changed();
  }

  /** A button goes down. A game that is stopped or watched goes on from there. */
  down(button: GameButton): void {
    // A press after the end must not be the first one of the next game.
    if (this.end !== null) return;
    this.#hands.press(button);
    this.play();
  }

  up(button: GameButton): void {
    this.#hands.release(button);
  }

  #run(count: number): void {
    const { tape } = this;
    this.#updateList();
    const before = tape.presses.length;
    for (let frame = 0; frame < count; frame++) {
      if (this.mode === 'playing') tape.push(this.#hands.take());
      else if (this.at + frame >= tape.length) break;
    }
    if (this.mode === 'watching') return this.#watchOn(count);
    this.at = tape.length;
    this.now = tape.head;
    this.#listIsLate = tape.presses.length !== before;
    this.#lineFollows();
    if (this.end !== null) this.#endSoon();
  }

  #watchOn(count: number): void {
    this.#show(this.at + count);
    this.#lineFollows();
    if (this.at >= this.tape.length) this.#endSoon();
  }

  #lineFollows(): void {
    if (this.at >= this.line.at + LINE_EVERY) this.#drawLine();
  }

  /** Stops after the paint: the last board comes before what explains it. */
  #endSoon(): void {
    this.#clock.stop();
    this.#cancelEnd = afterPaint(() => this.stop());
  }

  get #edited(): EditedGame {
    const { now } = this;
    const { system, field } = now;
    const chosen = gameFrom(this.#chosen, now);
    if (now.phase.is === 'piece') return { system, field, placement: now.phase.active.placement, chosen };
    const piece = now.queue.next[0] ?? 'T';
    const placement = nearestFree(system, field, piece, 0, [3, field.height - 2]) ?? {
      piece,
      orientation: 0,
      at: [3, 30],
    };
    return { system, field, placement, chosen };
  }
}
