import type { Remark } from './diagnostic.ts';
import type { Item, Move, PtnDocument } from './document.ts';
import { startReplay, type Game, type Played, type ReplayState, type MoveStep } from './game.ts';

/** Moves between two positions that are kept; any other is played again from the one before it. */
const KEPT_EVERY = 64;

/** A game at one step: 0 the start, n after move n and whatever stands between it and the next move. */
export interface GamePosition {
  readonly step: number;
  /** Where the move was made. */
  readonly before: Game;
  /** Null at the start. */
  readonly played: Played | null;
  readonly after: Game;
  /** Comments, levels and `...` behind the move, or before the first one. */
  readonly said: readonly Item[];
}

/** A game played once from end to end, any position of which can be looked at: a hundred thousand moves take a few megabytes. */
export interface GameRecord {
  readonly document: PtnDocument;
  /** Number of moves that were played: the last step. */
  readonly length: number;
  /** By step: the height of the stack, the score from clears (-1 where none is counted), and the lines that the move cleared. */
  readonly heights: Uint8Array;
  readonly scores: Int32Array;
  readonly clears: Uint8Array;
  /** By step: the index of the move among the items; -1 at the start. */
  readonly places: Int32Array;
  /** Rows that are ever filled, before lines go; places where a straight drop would have ended are counted too. */
  readonly peak: number;
  /** Where the game ends or stops. */
  readonly end: ReplayState;
  /** The move at which the game stops; null where it is played to its end. */
  readonly stoppedAt: Item | null;
  /** From replay. */
  readonly remarks: readonly Remark[];
  /** The game at a step, 0 to `length`; other numbers count as the nearest of these. */
  readonly at: (step: number) => GamePosition;
}

/** A record being made: for long games that must not hold up a page. */
export interface Recording {
  /** Plays up to `items` more items; true at the end of the game. */
  readonly advance: (items: number) => boolean;
  /** Number of moves played so far. */
  readonly reached: () => number;
  /** The record, once the game has been played to its end. */
  readonly result: () => GameRecord;
}

/** Carries a replay on by an item, which stands at `index` in the document. */
export type ReplayItem = (state: ReplayState, item: Item, index: number) => MoveStep;

interface Kept {
  readonly state: ReplayState;
  /** Index of the next item. */
  readonly next: number;
}

const isMove = (item: Item | undefined): item is Move => item?.is === 'move';

/** Begins the record of a game that `play` carries on. */
export function startRecording(document: PtnDocument, play: ReplayItem): Recording {
  const { items } = document;
  const first = startReplay(document);
  const steps = items.filter(isMove).length + 1;
  const heights = new Uint8Array(steps);
  const scores = new Int32Array(steps);
  const clears = new Uint8Array(steps);
  const places = new Int32Array(steps).fill(-1);
  const kept: Kept[] = [{ state: first.state, next: 0 }];
  const remarks: Remark[] = [...first.remarks];
  let { state } = first;
  let step = 0;
  let next = 0;
  let stoppedAt: Item | null = null;
  let peak = state.game.field.rows.length;

  const note = (): void => {
    // A field has no empty rows at its top.
    heights[step] = state.game.field.rows.length;
    scores[step] = state.game.score ?? -1;
  };
  note();

  const playNext = (): void => {
    const item = items[next]!;
    const wasStopped = state.stopped;
    if (isMove(item) && !wasStopped && step > 0 && step % KEPT_EVERY === 0) kept.push({ state, next });
    const made = play(state, item, next);
    state = made.state;
    if (made.played !== null) {
      step++;
      places[step] = next;
      clears[step] = made.played.cleared;
      const { bottom, straight, move } = made.played;
      peak = Math.max(peak, state.game.field.rows.length, Math.max(bottom, straight ?? 0) + move.form.height);
    }
    if (made.remarks.length > 0) remarks.push(...made.remarks);
    if (state.stopped && !wasStopped && item.is !== 'more') stoppedAt = item;
    note();
    next++;
  };

  return {
    advance: (wanted) => {
      for (let left = wanted; left > 0 && next < items.length; left--) playNext();
      return next === items.length;
    },
    reached: () => step,
    result: () => {
      const length = step;
      return {
        document,
        length,
        heights: heights.subarray(0, length + 1),
        scores: scores.subarray(0, length + 1),
        clears: clears.subarray(0, length + 1),
        places: places.subarray(0, length + 1),
        peak,
        end: state,
        stoppedAt,
        remarks,
        at: (wanted) => positionAt(items, play, kept, Math.max(0, Math.min(length, Math.trunc(wanted)))),
      };
    },
  };
}

function positionAt(items: readonly Item[], play: ReplayItem, kept: readonly Kept[], step: number): GamePosition {
  const from = kept[Math.floor(Math.max(0, step - 1) / KEPT_EVERY)]!;
  let { state, next } = from;
  let before = state.game;
  let played: Played | null = null;
  const said: Item[] = [];
  for (; next < items.length; next++) {
    const item = items[next]!;
    if (state.game.moves === step && (isMove(item) || item.is === 'broken')) break;
    const made = play(state, item, next);
    if (made.played !== null) {
      before = state.game;
      played = made.played;
      said.length = 0;
    } else said.push(item);
    state = made.state;
  }
  return { step, before, played, after: state.game, said };
}
