import { listen } from '../controls/listen.ts';

interface Manner {
  /** Reports also when the pointer only moves over the element. */
  readonly hover?: boolean;
}

/**
 * Reports how far along an element a reader presses or drags, from 0 at its left edge to 1 at its right one. It handles only mouse and
 * touch: a slider beside it does the same for keyboards and screen readers.
 */
export const pointAlong =
  (tell: (part: number) => void, { hover = false }: Manner = {}) =>
  (element: Element) => {
    let pressed: number | null = null;
    const go = ({ clientX }: PointerEvent): void => {
      const { left, width } = element.getBoundingClientRect();
      if (width > 0) tell(Math.max(0, Math.min(1, (clientX - left) / width)));
    };
    const release = (): void => {
      pressed = null;
    };
    return listen(element, {
      pointerdown: (event) => {
        if (event.button !== 0) return;
        pressed = event.pointerId;
        element.setPointerCapture(event.pointerId);
        go(event);
      },
      pointermove: (event) => {
        if (hover || pressed === event.pointerId) go(event);
      },
      pointerup: release,
      pointercancel: release,
    });
  };
