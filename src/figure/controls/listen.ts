type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap;

/** Handlers by the names of their events. */
type Listeners = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds listeners to a target, and returns what removes them. */
export function listen(target: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const each = Object.entries(listeners) as readonly (readonly [string, EventListener])[];
  for (const [name, listener] of each) target.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of each) target.removeEventListener(name, listener, options);
  };
}

/** Fulfilled by the first of some events. */
export const first = (target: EventTarget, names: readonly string[]): Promise<void> =>
  new Promise((done) => {
    for (const name of names) target.addEventListener(name, () => done(), { capture: true, once: true, passive: true });
  });

/** For what mouse and touch press beside buttons that do the same: keyboards and screen readers use those. */
export const clicked = (click: () => void) => (element: HTMLElement) => listen(element, { click });
