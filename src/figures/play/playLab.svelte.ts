import { untrack } from 'svelte';
import type { Vec } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { nearestFree } from '#engine/places.ts';
import type { Piece, Placement } from '#engine/piece.ts';
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
import type { PlayFrame } from '#play/frame.ts';
import type { PlayState } from '#play/state.ts';
import { BoardEdits } from '#figure/edits/boardEdits.svelte.ts';
import { afterPaint } from '#figure/afterPaint.ts';
import { nextTask } from '#figure/parts.ts';
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

/** Games that are kept when others replace them. */
const MOST_KEPT = 8;

/** A piece that locked while somebody plays. */
export interface LockedNow {
  readonly at: number;
  /** Without the piece. */
  readonly field: Playfield;
  readonly piece: Piece;
  readonly minos: readonly Vec[];
}

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
    const frame = press && (press === this.#lastPressed?.press ? this.#lastPressed.frame : tape.frameAt(press.frame));
    return frame && press ? traceOfPress(frame, press) : null;
  });
  /** The last press of a running game with its frame, which need not be played again. */
  #lastPressed: { readonly press: Press; readonly frame: PlayFrame } | null = null;
  /** The last piece that locked since the game runs; null before the first. */
  lock: LockedNow | null = $state.raw(null);
  line: DrawnLine = $state.raw() as DrawnLine;
  /** Counts changes of the list of presses. */
  #changes = $state(0);
  /** Counts what links follow: stops and choices. A frame of play changes the buttons, and printing them takes too long. */
  #stops = $state(0);
  #game: BranchedGame = $state.raw() as BranchedGame;
  #chosen: PlayedGame = $state.raw() as PlayedGame;
  /** Games that others replaced, if somebody played them here or no link holds them; the last one comes back first. */
  #past: readonly KeptGame[] = $state.raw([]);
  /** Games in which somebody pressed a button here. */
  readonly #own = new WeakSet<Tape>();
  /** A long game that is still played again; meanwhile its start is shown. Null without one. */
  coming: PlayedGame | null = $state.raw(null);
  /** The length of each game when a file kept it. */
  readonly #saved = new WeakMap<Tape, number>();
  /** Whether the list does not know the last press. */
  #listIsLate = false;
  /** Whether what explains the board is about to follow it. */
  #isFollowing = false;
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

  /** Whether there is a game to go back to. */
  get hasReplaced(): boolean {
    return this.#past.length > 0;
  }

  /** Goes back to the game before the last choice, reset or new game. The one that is shown becomes the first, so that each has its turn. */
  bringBack(): void {
    const back = this.#past.at(-1);
    if (!back) return;
    this.#past = [...this.#worthKeeping(), ...this.#past.slice(0, -1)];
    this.#open(back.chosen, back.game, back.at);
  }

  /** The shown game, if it would be lost. */
  #worthKeeping(): readonly KeptGame[] {
    const isLost = this.#game && (this.#own.has(this.tape) || !this.fitsLink);
    return isLost ? [{ game: this.#game, chosen: this.#chosen, at: this.at }] : [];
  }

  /** The choices of a player outlive a reset. */
  resetTo(opening: PlayedGame): PlayedGame {
    const { system, fall, locks, lock, are, das, soft } = this.#chosen;
    const moved = this.#placed({ ...opening, system, fall, locks, lock, are, das, soft });
    return system === opening.system ? moved : { ...moved, moves: [], frame: 0 };
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
    this.#replace(state, playTape(start, isLong ? [] : state.moves));
    if (isLong) void this.#playAgain(state, start);
  }

  async #playAgain(state: PlayedGame, start: PlayState): Promise<void> {
    this.coming = state;
    const tape = await playTapeInParts(start, state.moves);
    if (this.coming === state) this.#replace(state, tape);
  }

  #replace(state: PlayedGame, tape: Tape): void {
    this.stop();
    this.#past = [...this.#past, ...this.#worthKeeping()].slice(-MOST_KEPT);
    this.#open({ ...state, moves: [], frame: 0 }, withoutBranch(tape), state.frame);
  }

  #open(chosen: PlayedGame, game: BranchedGame, frame: number): void {
    this.stop();
    this.coming = null;
    this.#chosen = chosen;
    this.#game = game;
    this.#show(frame);
    this.#changed();
  }

  /** Begins a game with other choices, at the same position where it has one. */
  choose(changes: Partial<PlayedGame>): void {
    this.put({ ...this.#placed({ ...this.#chosen, ...changes }), moves: [], frame: 0 });
  }

  /** The game with its first piece where it has room: under another system it may have none. */
  #placed(chosen: PlayedGame): PlayedGame {
    if (chosen.first === 'spawn') return chosen;
    const { system, field } = setupOf(chosen);
    const { piece, orientation, at } = chosen.first;
    return { ...chosen, first: nearestFree(system, field, piece, orientation, at) ?? 'spawn' };
  }

  /** A new game with pieces that nobody has chosen. */
  deal(seed: number, changes: Partial<PlayedGame>): void {
    this.put({ ...this.#chosen, ...changes, board: [], first: 'spawn', pieces: [], seed, moves: [], frame: 0 });
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

  /** The frame of the press before or after the shown one. The beginning is before the first one; null where there is none after it. */
  pressBeside(way: -1 | 1): number | null {
    const { presses } = this.tape;
    return way > 0
      ? (presses.find(({ frame }) => frame > this.at)?.frame ?? null)
      : (presses.findLast(({ frame }) => frame < this.at)?.frame ?? 0);
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
    this.lock = null;
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

  /**
   * The tests of the last press, its row and the time line follow the board after it is painted, each in a task: on a slow processor the
   * picture would wait for them.
   */
  async #follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    await nextTask();
    if (this.#listIsLate) this.press = this.tape.presses.at(-1) ?? null;
    await nextTask();
    this.#updateList();
    await nextTask();
    this.#isFollowing = false;
    if (this.mode === 'playing') this.#drawLine();
  }

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
    this.#own.add(this.tape);
  }

  up(button: GameButton): void {
    this.#hands.release(button);
  }

  #run(count: number): void {
    if (this.mode === 'watching') return this.#watchOn(count);
    const { tape } = this;
    for (let frame = 0; frame < count; frame++) this.#push();
    this.at = tape.length;
    this.now = tape.head;
    if (this.#listIsLate || this.at >= this.line.at + LINE_EVERY) void this.#follow();
    if (this.end !== null) this.#endSoon();
  }

  #push(): void {
    const { tape } = this;
    const { field } = tape.head;
    const frame = tape.push(this.#hands.take());
    const press = tape.presses.at(-1);
    if (press?.frame === tape.length) {
      this.#lastPressed = { press, frame };
      this.#listIsLate = true;
    }
    const locked = frame.events.find((event) => event.is === 'locked');
    if (!locked) return;
    this.lock = { at: tape.length, field, piece: locked.placement.piece, minos: locked.minos };
    void this.#follow();
  }

  #watchOn(count: number): void {
    this.#show(this.at + count);
    if (this.at >= this.line.at + LINE_EVERY) this.#drawLine();
    if (this.at >= this.tape.length) this.#endSoon();
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
