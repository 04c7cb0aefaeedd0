/** What an element does when it comes near the screen. */
interface Coming {
  /** Gets what the figure needs: whether it is there now, or null where all of it is there already. */
  readonly fetch: () => Promise<boolean> | null;
  readonly make: () => Promise<void>;
}

/** Figures nearer to the screen than this are made ready. */
const MARGIN = '200px 0px';

const awaited = new Map<Element, Coming>();
const near = new Set<Element>();
/** Those near the screen whose figures can be made, in the order in which they came. */
const fetched = new Set<Element>();
let making = false;
const observers = new WeakMap<Window, IntersectionObserver>();
/** The observer that an element is watched by. */
const watching = new Map<Element, IntersectionObserver>();

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * One figure after the other, with frames between them: a page that is full of them stays smooth while they come, and one that was
 * pushed away from the screen by the figure before it waits.
 */
async function makeOneByOne(): Promise<void> {
  if (making) return;
  making = true;
  for (const element of fetched) {
    const coming = awaited.get(element);
    forget(element);
    await coming?.make().catch(reportError);
    // What the figure pushed away is known after a frame.
    await frame();
    await frame();
  }
  making = false;
}

async function fetchFor(element: Element, { fetch }: Coming): Promise<void> {
  near.add(element);
  if ((await (fetch() ?? true)) && near.has(element)) {
    fetched.add(element);
    void makeOneByOne();
  }
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const coming = awaited.get(target);
    if (isIntersecting && coming) void fetchFor(target, coming);
    else leave(target);
  }
}

function leave(element: Element): void {
  near.delete(element);
  fetched.delete(element);
}

/** A window of its own has an observer of its own: one sees nothing in another window. */
function observerOf(view: Window & typeof globalThis): IntersectionObserver {
  const observer = observers.get(view) ?? new view.IntersectionObserver(see, { rootMargin: MARGIN });
  observers.set(view, observer);
  return observer;
}

/** Has the figure of an element made, once that comes near the screen. All elements of a window share one observer. */
export function whenInView(element: Element, coming: Coming): void {
  const observer = observerOf(element.ownerDocument.defaultView ?? window);
  awaited.set(element, coming);
  watching.set(element, observer);
  observer.observe(element);
}

export function forget(element: Element): void {
  leave(element);
  awaited.delete(element);
  watching.get(element)?.unobserve(element);
  watching.delete(element);
}
