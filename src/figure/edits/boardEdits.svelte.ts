import 'strings:edit';
import { BOARD_LIMITS } from '#engine/boardText.ts';
import { add, sameVec, type Vec } from '#engine/geometry.ts';
import type { Orientation, Piece, Placement } from '#engine/piece.ts';
import { isFree, nearestFree } from '#engine/places.ts';
import { contentAt, playfield, type Content, type Playfield } from '#engine/playfield.ts';
import { minosOf, type Extent } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import type { RotationSystem } from '#engine/system.ts';
import { Edits } from './undo.svelte.ts';

/** Rows that can be painted, as many as a board text may have. */
const MOST_ROWS = BOARD_LIMITS.rows[1];

/** Why an edit was not made; the code of an interface string. */
export type Refusal = 'edit.noRoom' | 'edit.noMirror' | 'edit.occupied' | 'edit.blocked';

/** A board with a piece on it. */
interface EditableBoard {
  readonly system: RotationSystem;
  readonly field: Playfield;
  readonly placement: Placement;
}

/** Whose board is edited. */
interface Edited<S> {
  readonly shown: () => S;
  /** Shows another state, at the step that it opens with or at the one that is shown. */
  readonly show: (state: S, step: 'opening' | 'kept') => void;
  /** The state from left to right; null where the system has no mirror image of it. */
  readonly mirrored: (state: S) => S | null;
}

/** Edits the board and the piece of a figure, and takes edits back. An edit that cannot be made says why, and changes nothing. */
export class BoardEdits<S extends EditableBoard> {
  refusal: Refusal | null = $state(null);
  /** Whether a reader edits the board. */
  open: boolean = $state(false);
  /** The highest row that is shown while a reader does. */
  #top = $state(0);
  readonly #edited: Edited<S>;
  readonly #edits = new Edits<S>();

  constructor(edited: Edited<S>) {
    this.#edited = edited;
  }

  get canUndo(): boolean {
    return this.#edits.canUndo;
  }

  get canRedo(): boolean {
    return this.#edits.canRedo;
  }

  /** Begins or ends the editing of a board of which so much is shown. Its size stays, so that the page does not move. */
  toggle(view: Extent): void {
    this.#top = view.top;
    this.open = !this.open;
  }

  /** Begins a stroke: undo takes all its edits back at once. */
  stroke(): void {
    this.#edits.stroke();
  }

  /** Ends a stroke, and gives the board a free row above its stack. */
  rest(): void {
    this.#edits.rest();
    this.#top = Math.min(MOST_ROWS - 1, Math.max(this.#top, this.#edited.shown().field.rows.length));
  }

  /** How much of the board is shown. While it is edited its size stays, so that no square moves away under the pointer. */
  viewOf(shown: Extent): Extent {
    return this.open ? { ...shown, top: Math.max(this.#top, shown.top - 1) } : shown;
  }

  /** Keeps what is shown, as the thing to come back to from the edits that follow. */
  begin(): void {
    this.#edits.remember(this.#edited.shown());
  }

  #show(state: S, step: 'opening' | 'kept'): void {
    this.refusal = null;
    this.#edited.show(state, step);
  }

  /** Puts another state in place of the shown one; undo brings that back. */
  replace(state: S, step: 'opening' | 'kept' = 'opening'): void {
    this.begin();
    this.#show(state, step);
  }

  undo(): void {
    const before = this.#edits.undo(this.#edited.shown());
    if (before) this.#show(before, 'kept');
  }

  redo(): void {
    const next = this.#edits.redo(this.#edited.shown());
    if (next) this.#show(next, 'kept');
  }

  /** Changes the state and puts a piece where it was, or as near as it fits. */
  place(change: Partial<S>, piece: Piece, orientation: Orientation): void {
    const next: S = { ...this.#edited.shown(), ...change };
    const placement = nearestFree(next.system, next.field, piece, orientation, next.placement.at);
    if (placement) this.replace({ ...next, placement });
    else this.refusal = 'edit.noRoom';
  }

  setPiece(piece: Piece): void {
    this.place({}, piece, this.#edited.shown().placement.orientation);
  }

  setOrientation(orientation: Orientation): void {
    this.place({}, this.#edited.shown().placement.piece, orientation);
  }

  /** Moves the piece where it has room, and says whether it had. */
  move(by: Vec): boolean {
    const shown = this.#edited.shown();
    const placement = { ...shown.placement, at: add(shown.placement.at, by) };
    const free = isFree(shown.system, shown.field, placement);
    if (free) this.replace({ ...shown, placement }, 'kept');
    else this.refusal = 'edit.blocked';
    return free;
  }

  /** Paints one square of the stack. The piece keeps its squares. */
  paint(square: Vec, content: Content): void {
    const shown = this.#edited.shown();
    const { system, field, placement } = shown;
    if (contentAt(field, square[0], square[1]) === content || square[1] >= MOST_ROWS) return;
    if (minosOf(system.shapes, placement).some((mino) => sameVec(mino, square))) this.refusal = 'edit.occupied';
    else this.replace({ ...shown, field: fill(field, [square], content) }, 'kept');
  }

  clear(): void {
    const shown = this.#edited.shown();
    const { width, height, ceiling } = shown.field;
    this.replace({ ...shown, field: playfield({ width, height, ceiling }) }, 'kept');
  }

  mirror(): void {
    const mirrored = this.#edited.mirrored(this.#edited.shown());
    if (mirrored) this.replace(mirrored, 'kept');
    else this.refusal = 'edit.noMirror';
  }
}
