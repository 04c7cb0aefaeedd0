import { listen } from '#figure/controls/listen.ts';

/** Pixels of dragging for one step, and before a press counts as dragging. */
const PER_STEP = 16;
const THRESHOLD = 5;

/** Makes a number field draggable: sideways for x, up and down for y. A press without movement puts the cursor into the field as usual. */
export const draggedNumber = (axis: 'x' | 'y', set: (value: number) => void) => (field: HTMLInputElement) => {
  let from: { readonly at: number; readonly value: number } | null = null;
  let dragging = false;

  const along = (event: PointerEvent): number => (axis === 'x' ? event.clientX : 0 - event.clientY);
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { at: along(event), value: field.valueAsNumber };
    // A fast drag leaves the field before it counts as one, so the field captures the pointer.
    field.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const by = along(event) - from.at;
    if (!dragging && Math.abs(by) < THRESHOLD) return;
    dragging = true;
    event.preventDefault();
    const value = from.value + Math.round(by / PER_STEP);
    set(Math.max(Number(field.min), Math.min(Number(field.max), value)));
  };
  const release = (): void => {
    from = null;
    dragging = false;
  };

  // The browser would drag a selected number as text.
  const keep = (event: Event): void => event.preventDefault();

  return listen(field, {
    dragstart: keep,
    pointerdown: press,
    pointermove: move,
    pointerup: release,
    pointercancel: release,
  });
};
