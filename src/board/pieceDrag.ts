import type { Vec } from '#engine/geometry.ts';

/**
 * Lets a pointer drag the piece of a board by its squares. Only they take touches, so the rest of the board scrolls the page. The way of
 * the pointer counts, and not the square under it: a board that grows with its piece moves on the screen.
 * @param side the side of a square in pixels
 * @param drag moves the piece by some squares and returns whether it could move
 * @param board is told of the beginning and the end of a drag
 */
export const draggable =
  (side: () => number, drag: (by: Vec) => boolean, board: Readonly<Record<'stroke' | 'rest', () => void>>) =>
  (handle: HTMLElement): (() => void) => {
    let from: Vec | null = null;

    function onpointerdown(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      from = [event.clientX, event.clientY];
      board.stroke();
    }
    function onpointermove({ clientX, clientY }: PointerEvent): void {
      if (!from) return;
      const square = side();
      const [x, y] = from;
      const by: Vec = [Math.round((clientX - x) / square), Math.round((y - clientY) / square)];
      if ((by[0] !== 0 || by[1] !== 0) && drag(by)) from = [x + by[0] * square, y - by[1] * square];
    }
    const release = (): void => {
      from = null;
      board.rest();
    };

    const end = new AbortController();
    const { signal } = end;
    handle.addEventListener('pointerdown', onpointerdown, { signal });
    handle.addEventListener('pointermove', onpointermove, { signal });
    for (const type of ['pointerup', 'pointercancel']) handle.addEventListener(type, release, { signal });
    return () => {
      if (from) release();
      end.abort();
    };
  };
