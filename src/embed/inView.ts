/** What an element does when it comes near the screen. */
interface Coming {
  /** Loads the code of the figure and returns whether that succeeded; null if it is loaded already. */
  readonly fetch: () => Promise<boolean> | null;
  readonly make: () => Promise<void>;
}

/** Distance from the screen at which figures load. */
const MARGIN = '200px 0px';

const awaited = new Map<Element, Coming>();
const near = new Set<Element>();
/** Elements whose figures can be mounted, in their order of arrival. */
const fetched = new Set<Element>();
let making = false;
const observers = new WeakMap<Window, IntersectionObserver>();
/** The observer of each element. */
const watching = new Map<Element, IntersectionObserver>();

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Mounts one figure after the other, with frames between them, so that a page full of them stays smooth. A figure that an earlier one
 * pushes off the screen waits.
 */
async function makeOneByOne(): Promise<void> {
  if (making) return;
  making = true;
  for (const element of fetched) {
    const coming = awaited.get(element);
    forget(element);
    await coming?.make().catch(reportError);
    // Layout changes of the last figure are known after a frame.
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

/** Each window needs its own observer, because an observer sees only its own window. */
function observerOf(view: Window & typeof globalThis): IntersectionObserver {
  const observer = observers.get(view) ?? new view.IntersectionObserver(see, { rootMargin: MARGIN });
  observers.set(view, observer);
  return observer;
}

/** Mounts the figure of an element when it comes near the screen. All elements of a window share one observer. */
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
