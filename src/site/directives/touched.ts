import type { ClientDirective } from 'astro';
import { again } from '#widgets/contract/again.ts';
import { DEFAULT_CONVENTIONS, printConventions } from '#widgets/conventions.ts';
import { conventionsNow } from '../scripts/conventionState.ts';

// `client:touched`: the script of a figure is fetched when a reader begins to use it, and not while they only read. The figure is
// complete as the server drew it; what is pressed, typed or chosen in it before it is alive waits, and is done then.

/** Something that a reader did in a figure that could not do it yet. */
interface Deed {
  readonly event: Event;
  readonly target: Element;
  /** What a field held after it. */
  readonly entry: { readonly value?: string; readonly checked?: boolean };
}

const DEEDS = ['click', 'keydown', 'input', 'change'] as const;
/** What the browser does by itself with a press or a key. */
const NATIVE = 'a, label, input, select, textarea, summary';
/** Keys by which the page would scroll away from a figure that they are meant for. */
const SCROLLS = /^(Arrow|Page|Home$|End$)/;

/** What the reader typed or chose in a field, to be put there again. */
function entryIn(field: Element): Deed['entry'] {
  if (field instanceof HTMLInputElement && field.type !== 'file') return { value: field.value, checked: field.checked };
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement ? { value: field.value } : {};
}

const first = (target: EventTarget, events: readonly string[]): Promise<void> =>
  new Promise((done) => {
    for (const event of events)
      target.addEventListener(event, () => done(), { capture: true, once: true, passive: true });
  });

/** A link may say what a figure shows, and a reader's own conventions how: such figures wait for no press. */
const asksAlready = (): boolean =>
  location.search !== '' || printConventions(conventionsNow()) !== printConventions(DEFAULT_CONVENTIONS);

/** A reader who has done anything on a page may use all of it. */
const begun: Promise<void> = asksAlready() ? Promise.resolve() : first(window, ['pointerdown', 'keydown', 'input']);

/** Seen, or no more than a screen away. */
const near = (island: HTMLElement): Promise<void> =>
  new Promise((done) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        done();
      },
      { rootMargin: '100% 0px' },
    );
    for (const child of island.children) observer.observe(child);
  });

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

const touched: ClientDirective = async (load, _options, island) => {
  // Heard before anything is held: what is held reaches no one else.
  const reachedFor = first(island, ['pointerover', 'focusin', ...DEEDS]);
  const goOn = hold(island);
  await Promise.race([reachedFor, begun.then(() => near(island))]);
  try {
    const comeAlive = await load();
    await comeAlive();
  } finally {
    goOn();
  }
};

// Astro asks for what a module exports by default.
// eslint-disable-next-line no-restricted-syntax
export default touched;
