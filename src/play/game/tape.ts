import type { Piece } from '#engine/piece.ts';
import type { Held } from '../buttons.ts';
import { playFrame, type PlayFrame } from '../frame.ts';
import type { PlayState } from '../state.ts';
import { pressesIn, type Press } from './presses.ts';

/** Frames between two states that are kept. Going to a frame plays fewer than these. */
export const KEY_EVERY = 300;

/** A piece on the time line: from the frame after which it is in play to the one that ends it. */
export interface PieceSpan {
  readonly piece: Piece;
  readonly from: number;
  /** Null while it is in play. */
  readonly to: number | null;
  readonly end: 'locked' | 'held' | null;
}

/** What a tape copies from another one. */
interface Copied {
  readonly held: readonly Held[];
  readonly keys: readonly PlayState[];
  readonly head: PlayState;
  readonly presses: readonly Press[];
  readonly pieces: readonly PieceSpan[];
}

/**
 * A game that grows frame by frame. It keeps the buttons of all frames and a state every few seconds, so that an hour takes little
 * room and any frame is played again at once. It changes in place, because an hour has 216,000 frames.
 */
export class Tape {
  readonly #held: Held[];
  readonly #keys: PlayState[];
  readonly #presses: Press[];
  readonly #pieces: PieceSpan[];
  #head: PlayState;

  constructor(start: PlayState, copied?: Copied) {
    this.#held = [...(copied?.held ?? [])];
    this.#keys = [...(copied?.keys ?? [start])];
    this.#presses = [...(copied?.presses ?? [])];
    this.#pieces = [...(copied?.pieces ?? openingSpan(start))];
    this.#head = copied?.head ?? start;
  }

  /** Frames played. */
  get length(): number {
    return this.#held.length;
  }

  get start(): PlayState {
    return this.#keys[0]!;
  }

  /** The state after the last frame. */
  get head(): PlayState {
    return this.#head;
  }

  /** The buttons of each frame. */
  get held(): readonly Held[] {
    return this.#held;
  }

  get presses(): readonly Press[] {
    return this.#presses;
  }

  get pieces(): readonly PieceSpan[] {
    return this.#pieces;
  }

  /** Plays one more frame. */
  push(held: Held): PlayFrame {
    const frame = playFrame(this.#head, held);
    const number = this.#held.push(held);
    this.#presses.push(...pressesIn(number, frame, this.#head.held));
    this.#follow(number, frame);
    this.#head = frame.state;
    if (number % KEY_EVERY === 0) this.#keys.push(frame.state);
    return frame;
  }

  #follow(number: number, { events }: PlayFrame): void {
    for (const event of events) {
      if (event.is === 'locked' || event.is === 'held') {
        const span = this.#pieces.pop();
        if (span) this.#pieces.push({ ...span, to: number, end: event.is });
      } else if (event.is === 'entered') this.#pieces.push(openSpan(event.placement.piece, number));
    }
  }

  /** The state after so many frames. */
  stateAt(frame: number): PlayState {
    if (frame >= this.length) return this.#head;
    const key = Math.floor(Math.max(0, frame) / KEY_EVERY);
    let state = this.#keys[key]!;
    for (let at = key * KEY_EVERY; at < frame; at++) state = playFrame(state, this.#held[at]!).state;
    return state;
  }

  /** What happened in a frame; null for frame 0, the start. */
  frameAt(frame: number): PlayFrame | null {
    const held = this.#held[frame - 1];
    return held === undefined ? null : playFrame(this.stateAt(frame - 1), held);
  }

  /** A tape that ends after so many frames. This one stays as it is. */
  cutAt(frame: number): Tape {
    return new Tape(this.start, {
      held: this.#held.slice(0, frame),
      keys: this.#keys.slice(0, Math.floor(frame / KEY_EVERY) + 1),
      head: this.stateAt(frame),
      presses: this.#presses.filter((press) => press.frame <= frame),
      pieces: this.#pieces
        .filter(({ from }) => from <= frame)
        .map((span) => (span.to !== null && span.to > frame ? { ...span, to: null, end: null } : span)),
    });
  }
}

const openSpan = (piece: Piece, from: number): PieceSpan => ({ piece, from, to: null, end: null });

const openingSpan = ({ phase }: PlayState): readonly PieceSpan[] =>
  phase.is === 'piece' ? [openSpan(phase.active.placement.piece, 0)] : [];

/** Plays a whole recording. */
export function playTape(start: PlayState, held: readonly Held[]): Tape {
  const tape = new Tape(start);
  for (const now of held) tape.push(now);
  return tape;
}
