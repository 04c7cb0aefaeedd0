import type { Vec } from '#engine/geometry.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import type { Content } from '#engine/playfield.ts';
import type { Extent } from '#engine/shapes.ts';
import { elementAt, squareOf } from './gridSquares.ts';

/** The board that a reader edits, and what the edits change. */
export interface Paper {
  /** The square under the keyboard cursor. */
  readonly cursor: () => Vec;
  readonly reach: (square: Vec) => void;
  /** The visible squares. */
  readonly squares: () => Extent;
  /** Readers drag the squares of the piece and cannot paint them. */
  readonly isPiece: (square: Vec) => boolean;
  readonly contentAt: (square: Vec) => Content;
  readonly paint: (square: Vec, content: Content) => void;
  /** Moves the piece by some squares and returns whether it could move. */
  readonly drag: (by: Vec) => boolean;
  /** Called at the beginning and at the end of a stroke. */
  readonly stroke: () => void;
  readonly rest: () => void;
}

/** Gives the focus to the board that a reader begins to edit; of two boards in a figure, to the first. */
export function focusCursor(grid: HTMLElement): void {
  const figure = grid.closest('[data-widget]');
  const { activeElement } = grid.getRootNode() as Document | ShadowRoot;
  if (!figure?.contains(activeElement) || activeElement?.closest('[role=grid]')) return;
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}

const ARROWS: Readonly<Record<string, Vec>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Paints and drags by pointer and keys. The grid listens, not each square, so that one stroke can cross squares. */
export function attachStrokes(grid: HTMLElement, paper: Paper): () => void {
  let pointer:
    | { readonly does: 'paint'; readonly content: Content }
    | { readonly does: 'drag'; readonly at: Vec }
    | null = null;

  const toggled = (square: Vec): Content => (paper.contentAt(square) === '.' ? '#' : '.');

  function moveCursor([dx, dy]: Vec): void {
    const { left, right, bottom, top } = paper.squares();
    const [x, y] = paper.cursor();
    const next: Vec = [Math.max(left, Math.min(right, x + dx)), Math.max(bottom, Math.min(top, y + dy))];
    paper.reach(next);
    elementAt(grid, { left, top }, next)?.focus();
  }

  function onkeydown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = ownEntry(ARROWS, event.key);
    const { left, right } = paper.squares();
    if (by) moveCursor(by);
    else if (event.key === ' ') {
      paper.paint(paper.cursor(), toggled(paper.cursor()));
      paper.rest();
    } else if (event.key === 'Home') moveCursor([left - right, 0]);
    else if (event.key === 'End') moveCursor([right - left, 0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function squareUnder(event: PointerEvent): Vec | null {
    const box = grid.getBoundingClientRect();
    if (box.width === 0) return null;
    const { left, right, bottom, top } = paper.squares();
    const x = left + Math.floor(((event.clientX - box.left) / box.width) * (right - left + 1));
    const y = top - Math.floor(((event.clientY - box.top) / box.height) * (top - bottom + 1));
    return x < left || y < bottom || x > right || y > top ? null : [x, y];
  }

  function onpointerdown(event: PointerEvent): void {
    const square = squareUnder(event);
    if (event.button !== 0 || !square) return;
    event.preventDefault();
    grid.setPointerCapture(event.pointerId);
    paper.reach(square);
    paper.stroke();
    if (paper.isPiece(square)) pointer = { does: 'drag', at: square };
    else {
      pointer = { does: 'paint', content: toggled(square) };
      paper.paint(square, pointer.content);
    }
  }

  function onpointermove(event: PointerEvent): void {
    const square = pointer && squareUnder(event);
    if (!pointer || !square) return;
    if (pointer.does === 'paint') return paper.paint(square, pointer.content);
    const by: Vec = [square[0] - pointer.at[0], square[1] - pointer.at[1]];
    if (by[0] === 0 && by[1] === 0) return;
    if (paper.drag(by)) pointer = { does: 'drag', at: square };
  }

  const release = (): void => {
    pointer = null;
    paper.rest();
  };

  /** Screen readers focus squares directly, without arrow keys. */
  function onfocusin(event: FocusEvent): void {
    const square = squareOf(grid, paper.squares(), event.target as Element);
    if (square) paper.reach(square);
  }

  const listeners = {
    pointerdown: onpointerdown,
    pointermove: onpointermove,
    pointerup: release,
    pointercancel: release,
    keydown: onkeydown,
    focusin: onfocusin,
  };
  for (const [name, listener] of Object.entries(listeners)) grid.addEventListener(name, listener as EventListener);
  return () => {
    if (pointer) release();
    for (const [name, listener] of Object.entries(listeners)) grid.removeEventListener(name, listener as EventListener);
  };
}
