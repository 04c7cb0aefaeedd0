type Arrive = () => void;

/** Figures nearer to the screen than this are made ready. */
const MARGIN = '200px 0px';

const awaited = new Map<Element, Arrive>();
const arrived: Element[] = [];
let observer: IntersectionObserver | undefined;

/** One figure a frame: a page that is full of them stays smooth while they come. */
function makeNext(): void {
  const element = arrived.shift();
  if (!element) return;
  const arrive = awaited.get(element);
  forget(element);
  arrive?.();
  if (arrived.length > 0) requestAnimationFrame(makeNext);
}

function see(entries: readonly IntersectionObserverEntry[]): void {
  const idle = arrived.length === 0;
  for (const { target, isIntersecting } of entries) {
    const waiting = arrived.indexOf(target);
    if (isIntersecting && waiting < 0) arrived.push(target);
    else if (!isIntersecting && waiting >= 0) arrived.splice(waiting, 1);
  }
  if (idle) makeNext();
}

/** Calls back once, when an element comes near the screen. All elements share one observer. */
export function whenInView(element: Element, arrive: Arrive): void {
  observer ??= new IntersectionObserver(see, { rootMargin: MARGIN });
  awaited.set(element, arrive);
  observer.observe(element);
}

export function forget(element: Element): void {
  awaited.delete(element);
  observer?.unobserve(element);
}
