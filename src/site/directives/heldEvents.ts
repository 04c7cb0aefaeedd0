/** Events of a reader in a figure. */
export const USES = ['click', 'keydown', 'input', 'change'] as const;
/** Elements on which the browser handles a press or a key itself. */
const NATIVE = 'a, label, input, select, textarea, summary';
/** Keys that would scroll the page instead of reaching the figure. */
const SCROLLS = /^(Arrow|Page|Home$|End$)/;

interface HeldEvent {
  readonly event: Event;
  readonly target: Element;
  /** The contents of a field after the event. */
  readonly entry: { readonly value?: string; readonly checked?: boolean };
}

/** Returns what the reader typed or chose in a field, to restore it later. */
function entryIn(field: Element): HeldEvent['entry'] {
  if (field instanceof HTMLInputElement && field.type !== 'file') return { value: field.value, checked: field.checked };
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ? { value: field.value } : {};
}

/** Copies an event, because the same event cannot be dispatched twice. */
function cloneEvent(event: Event): Event {
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  return new Kind(event.type, event);
}

/** Holds events in a figure that is not hydrated yet. The function that it returns dispatches them again, in order. */
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
