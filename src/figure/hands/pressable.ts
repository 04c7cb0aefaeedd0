import { listen } from '../controls/listen.ts';

/** How long a click without a pointer holds a button: a few frames. Keyboards and screen readers make one, and a press before hydration. */
const TAP = 60;

/** Makes an element a button of a game: a press counts when the finger goes down, and the focus stays where it is. */
export const pressable = (press: () => void, release: () => void) => (pad: HTMLElement) => {
  /** Whether a pointer was seen: its clicks follow presses that count already. */
  let isPointed = false;
  const stay = (event: Event): void => event.preventDefault();
  return listen(pad, {
    pointerdown: (event) => {
      isPointed = true;
      if (event.button !== 0) return;
      event.preventDefault();
      pad.setPointerCapture(event.pointerId);
      press();
    },
    pointerup: release,
    pointercancel: release,
    lostpointercapture: release,
    mousedown: stay,
    contextmenu: stay,
    click: (event) => {
      if (event.detail !== 0 && isPointed) return;
      press();
      setTimeout(release, TAP);
    },
  });
};
