import type { Placement } from '#engine/piece.ts';
import { playfield, withHeadroom, type Playfield } from '#engine/playfield.ts';
import { clearFullRows, fill, fullRows } from '#engine/stack.ts';
import { minosOf } from '#engine/shapes.ts';
import type { Remark } from './diagnostic.ts';
import { CLEAR_WORDS, numberIn, type Comment, type Item, type Level, type Move, type PtnDocument } from './document.ts';
import { NES, placementAt } from './forms.ts';
import { levelAfter, scoreAfter } from './scoring.ts';
import { readStart } from './start.ts';

/** Where a game stands. */
export interface Game {
  /** Blocks of a given board are `#`. */
  readonly field: Playfield;
  readonly moves: number;
  readonly lines: number;
  /** Null before the text has named one. */
  readonly level: number | null;
  /** From line clears alone; null as long as the level is. */
  readonly score: number | null;
}

/** A replay under way. */
export interface ReplayState {
  readonly game: Game;
  /** Nothing more is played: a move was broken or impossible, or the text leaves some out. */
  readonly stopped: boolean;
  /** What the score begins with when a level is named. */
  readonly scoreBefore: number;
}

/** Where a move ends, rows from 0. */
export interface MoveEnd {
  /** Lowest row of the piece when it locks, before lines go. */
  readonly bottom: number;
  /** Where a straight drop would end; null when the stack closes the columns. */
  readonly straight: number | null;
}

/** One move as it was played. */
export interface Played extends MoveEnd {
  readonly move: Move;
  readonly placement: Placement;
  readonly cleared: number;
  readonly after: Game;
}

export interface MoveStep {
  readonly state: ReplayState;
  /** Null for items that are no moves, and for moves that could not be played. */
  readonly played: Played | null;
  readonly remarks: readonly Remark[];
}

const NOTHING: readonly Remark[] = Object.freeze([]);

/** The board of the notation, 10 by 20 with room for turns above, filled from the bottom row up. */
export const boardOf = (rows: readonly string[]): Playfield =>
  withHeadroom(playfield({ ...NES.field, rows }), NES.headroom);

const EMPTY = boardOf([]);

/** Begins a replay where the headers say: on an empty board with no lines, unless they name another start. */
export function startReplay(document: PtnDocument): MoveStep {
  const { rows, lines, score, remarks } = readStart(document);
  const field = rows === null || rows.length === 0 ? EMPTY : boardOf(rows);
  const game: Game = { field, moves: 0, lines, level: null, score: null };
  return { state: { game, stopped: rows === null, scoreBefore: score }, played: null, remarks };
}

/** Leaves a replay where it is, for good. */
export const stop = (state: ReplayState, remarks: readonly Remark[] = NOTHING): MoveStep => ({
  state: { ...state, stopped: true },
  played: null,
  remarks,
});

/** Carries a replay on by an item that is no move. */
export function passItem(state: ReplayState, item: Exclude<Item, Move>): MoveStep {
  if (state.stopped) return { state, played: null, remarks: NOTHING };
  switch (item.is) {
    case 'level':
      return setLevel(state, item);
    case 'comment':
      return { state, played: null, remarks: checkScore(state.game, item) };
    case 'broken':
    case 'more':
      return stop(state);
  }
}

function setLevel(state: ReplayState, { level, span }: Level): MoveStep {
  const { game } = state;
  const set = { ...state, game: { ...game, level, score: game.score ?? state.scoreBefore } };
  const differs = game.level !== null && game.level !== level;
  const remarks: readonly Remark[] = differs
    ? [{ code: 'W_LEVEL_MISMATCH', span, expected: game.level, found: level }]
    : NOTHING;
  return { state: set, played: null, remarks };
}

function checkScore({ score }: Game, comment: Comment): readonly Remark[] {
  const found = numberIn(comment, 'score');
  if (score === null || found === null || found === score) return NOTHING;
  const { span } = comment;
  return found < score
    ? [{ code: 'W_SCORE_MISMATCH', span, expected: score, found }]
    : [{ code: 'I_SCORE_ABOVE_CLEARS', span, expected: score, found, values: { points: found - score } }];
}

/** Carries a replay on by a move that ends at a landing that is known to be right. */
export function lockMove(state: ReplayState, move: Move, { bottom, straight }: MoveEnd): MoveStep {
  const { game } = state;
  const placement = placementAt(move.form, move.left, bottom);
  const { field, cleared } = lock(game.field, placement);
  const lines = game.lines + cleared;
  const level = game.level === null ? null : levelAfter(game.level, game.lines, cleared);
  const score = level === null || game.score === null ? null : scoreAfter(game.score, cleared, level);
  const after: Game = { field, moves: game.moves + 1, lines, level, score };
  return {
    state: { ...state, game: after },
    played: { move, placement, bottom, straight, cleared, after },
    remarks: checkClear(move, cleared),
  };
}

/** The field with the piece in it and full rows gone. Minos above the top row vanish. */
function lock(field: Playfield, placement: Placement): { readonly field: Playfield; readonly cleared: number } {
  const minos = minosOf(NES.shapes, placement).filter(([, y]) => y < NES.field.height);
  const filled = fill(field, minos, placement.piece);
  const cleared = fullRows(filled).length;
  return { field: cleared === 0 ? filled : clearFullRows(filled), cleared };
}

function checkClear({ marked, span }: Move, cleared: number): readonly Remark[] {
  if (marked === cleared) return NOTHING;
  const values = { mark: CLEAR_WORDS[marked - 1] ?? '' };
  const about = { span, values, expected: cleared, found: marked };
  if (marked === 0) {
    return [{ code: 'W_CLEAR_UNMARKED', ...about, sentence: cleared === 1 ? 'clearsOneUnmarked' : 'W_CLEAR_UNMARKED' }];
  }
  const sentence = cleared === 0 ? 'clearsNoneMarked' : cleared === 1 ? 'clearsOneMarked' : 'E_CLEAR_MISMATCH';
  return [{ code: 'E_CLEAR_MISMATCH', ...about, sentence }];
}
