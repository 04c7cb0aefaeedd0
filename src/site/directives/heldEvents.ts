/** What a reader does in a figure. */
export const USES = ['click', 'keydown', 'input', 'change'] as const;
/** What the browser does by itself with a press or a key. */
const NATIVE = 'a, label, input, select, textarea, summary';
/** Keys by which the page would scroll away from a figure that they are meant for. */
const SCROLLS = /^(Arrow|Page|Home$|End$)/;

interface HeldEvent {
  readonly event: Event;
  readonly target: Element;
  /** What a field held after it. */
  readonly entry: { readonly value?: string; readonly checked?: boolean };
}

/** What the reader typed or chose in a field, to be put there again. */
function entryIn(field: Element): HeldEvent['entry'] {
  if (field instanceof HTMLInputElement && field.type !== 'file') return { value: field.value, checked: field.checked };
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ? { value: field.value } : {};
}

/** An event like one that was held: the same can be dispatched only once. */
function cloneEvent(event: Event): Event {
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  return new Kind(event.type, event);
}

/** Holds what a reader does in a figure that cannot do it yet. The function that it returns dispatches the events again, in order. */
export function holdEvents(figure: HTMLElement): () => void {
  const held: HeldEvent[] = [];
  const hold = (event: Event): void => {
    const target = event.target as Element;
    const isPress = event.type === 'click' || event.type === 'keydown';
    if (isPress && target.closest(NATIVE)) return;
    if (event instanceof KeyboardEvent && SCROLLS.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, target, entry: isPress ? {} : entryIn(target) });
  };
  for (const type of USES) figure.addEventListener(type, hold, true);
  return () => {
    for (const type of USES) figure.removeEventListener(type, hold, true);
    for (const { event, target, entry } of held) {
      Object.assign(target, entry);
      target.dispatchEvent(cloneEvent(event));
    }
  };
}
