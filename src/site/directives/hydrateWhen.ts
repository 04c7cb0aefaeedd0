import type { ClientDirective } from 'astro';
import { again } from '#figure/again.ts';
import { hydrateOrRestore } from './hydrateOrRestore.ts';

/** Something that a reader did in a figure that could not do it yet. */
interface Deed {
  readonly event: Event;
  readonly target: Element;
  /** What a field held after it. */
  readonly entry: { readonly value?: string; readonly checked?: boolean };
}

export const DEEDS = ['click', 'keydown', 'input', 'change'] as const;
/** What the browser does by itself with a press or a key. */
const NATIVE = 'a, label, input, select, textarea, summary';
/** Keys by which the page would scroll away from a figure that they are meant for. */
const SCROLLS = /^(Arrow|Page|Home$|End$)/;

/** What the reader typed or chose in a field, to be put there again. */
function entryIn(field: Element): Deed['entry'] {
  if (field instanceof HTMLInputElement && field.type !== 'file') return { value: field.value, checked: field.checked };
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ? { value: field.value } : {};
}

/** Keeps what is done in a figure from now on; the function that it returns does it, in order. */
function hold(island: HTMLElement): () => void {
  const held: Deed[] = [];
  const keep = (event: Event): void => {
    const target = event.target as Element;
    const isPress = event.type === 'click' || event.type === 'keydown';
    if (isPress && target.closest(NATIVE)) return;
    if (event instanceof KeyboardEvent && SCROLLS.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, target, entry: isPress ? {} : entryIn(target) });
  };
  for (const type of DEEDS) island.addEventListener(type, keep, true);
  return () => {
    for (const type of DEEDS) island.removeEventListener(type, keep, true);
    for (const { event, target, entry } of held) {
      Object.assign(target, entry);
      target.dispatchEvent(again(event));
    }
  };
}

/** A directive that hydrates a figure when it is time to. What is pressed, typed or chosen in the figure before waits, and is done then. */
export const hydrateWhen =
  (isTime: (island: HTMLElement) => Promise<unknown>): ClientDirective =>
  async (load, _options, island) => {
    // Listens before anything is held: what is held reaches no other listener.
    const time = isTime(island);
    const goOn = hold(island);
    await time;
    try {
      await hydrateOrRestore(island, load);
    } finally {
      goOn();
    }
  };
