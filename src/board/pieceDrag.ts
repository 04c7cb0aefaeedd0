import type { Vec } from '#engine/geometry.ts';

/**
 * Lets a pointer drag the piece of a board by its squares. Only they take touches, so the rest of the board scrolls the page.
 * @param board the area of the squares, and how many it has
 * @param drag moves the piece by some squares and returns whether it could move
 */
export const draggable =
  (
    board: () => { readonly area: HTMLElement; readonly columns: number; readonly rows: number },
    drag: (by: Vec) => boolean,
  ) =>
  (handle: HTMLElement): (() => void) => {
    let at: Vec | null = null;

    function squareUnder({ clientX, clientY }: PointerEvent): Vec {
      const { area, columns, rows } = board();
      const { left, bottom, width, height } = area.getBoundingClientRect();
      return [Math.floor(((clientX - left) / width) * columns), Math.floor(((bottom - clientY) / height) * rows)];
    }
    function onpointerdown(event: PointerEvent): void {
      if (event.button !== 0) return;
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      at = squareUnder(event);
    }
    function onpointermove(event: PointerEvent): void {
      if (!at) return;
      const square = squareUnder(event);
      const by: Vec = [square[0] - at[0], square[1] - at[1]];
      if ((by[0] !== 0 || by[1] !== 0) && drag(by)) at = square;
    }
    const release = (): void => {
      at = null;
    };

    const end = new AbortController();
    const { signal } = end;
    handle.addEventListener('pointerdown', onpointerdown, { signal });
    handle.addEventListener('pointermove', onpointermove, { signal });
    for (const type of ['pointerup', 'pointercancel']) handle.addEventListener(type, release, { signal });
    return () => end.abort();
  };
