import type { Vec } from '#engine/geometry.ts';
import { afterPaint } from '#figure/afterPaint.ts';

/** Milliseconds in which a copy slides to its place on the board, and how it comes to rest: `--t-step` and `--ease`. */
const SLIDE = 180;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** Milliseconds between two copies that leave. */
export const APART = 40;
/** Milliseconds in which a name walks to its new column, and a count rolls. */
const WALK = 240;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds in which some copies slide, each a little later than the one before it. */
const slidingTime = (copies: number): number => SLIDE + APART * (copies - 1);

/**
 * Makes the slides of the copies of all answers from the starts of their ways, in parts of the board, to their places. They do not run yet.
 * A copy waits at its start until it leaves, and all slides end together: a browser has work with each begin and each end.
 */
export function slidesFrom(copies: Iterable<Element>, ways: readonly Vec[]): readonly Animation[] {
  const duration = slidingTime(ways.length);
  return Array.from(copies, (copy, index) => {
    const [x, y] = ways[index]!;
    const start = `translate(${100 * x}cqw, ${100 * y}cqh)`;
    const leaves = index * APART;
    const slide = copy.animate(
      [
        { transform: start },
        { transform: start, offset: leaves / duration, easing: EASE },
        { transform: 'none', offset: (leaves + SLIDE) / duration },
        { transform: 'none' },
      ],
      { duration },
    );
    slide.cancel();
    return slide;
  });
}

/** Holds copies at the starts of their ways, where readers want motion. */
export function hold(slides: readonly Animation[]): void {
  const loose = slides.filter(({ playState }) => playState !== 'paused');
  if (loose.length === 0 || isStill()) return;
  for (const slide of loose) {
    slide.pause();
    slide.currentTime = 0;
  }
}

/** Lets copies slide that are held. */
export const play = (slides: readonly Animation[]): void =>
  slides.filter(({ playState }) => playState === 'paused').forEach((slide) => slide.play());

/** Puts copies in their places. */
export const rest = (slides: readonly Animation[]): void => slides.forEach((slide) => slide.cancel());

/**
 * Runs work after the last of some copies has slid, or after the next paint where none do. Another press comes before it, so that somebody
 * who presses fast waits for no list of names. Returns a function that cancels it.
 */
export function whenSlid(copies: number, work: () => void): () => void {
  if (copies === 0 || isStill()) return afterPaint(work);
  const timer = setTimeout(work, slidingTime(copies));
  return () => clearTimeout(timer);
}

/** The places of all elements of a shown list that walk, by what they name. One reading of the layout serves all of them. */
export function placesIn(list: HTMLElement): ReadonlyMap<string, DOMRect> {
  const walking = isStill() || !list.checkVisibility() ? [] : list.querySelectorAll<HTMLElement>('[data-walks]');
  return new Map(Array.from(walking, (element) => [element.dataset['walks']!, element.getBoundingClientRect()]));
}

/** Lets each element walk from the place that it had. One that is new rolls in from below. */
export function walkFrom(before: ReadonlyMap<string, DOMRect>, list: HTMLElement): void {
  // Columns of a turn that has just been left, as by a mirror, have no places.
  const after = before.size === 0 ? before : placesIn(list);
  if (after.size === 0) return;
  for (const element of list.querySelectorAll<HTMLElement>('[data-walks]')) {
    const name = element.dataset['walks']!;
    const now = after.get(name)!;
    const { left, top } = before.get(name) ?? { left: now.left, top: now.top + now.height / 2 };
    const [x, y] = [left - now.left, top - now.top];
    if (x !== 0 || y !== 0)
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: WALK, easing: 'ease-out' });
  }
}

/** The name that has the focus in an element; null if none has. */
export const focusedName = (within: HTMLElement | undefined): string | null =>
  within?.querySelector<HTMLElement>('[data-walks]:focus-within')?.dataset['walks'] ?? null;

/** Gives the focus back to a name that stands in another column now, or in the columns of another turn. */
export function focusName(within: HTMLElement | undefined, name: string | null): void {
  if (!within || name === null) return;
  const buttons = within.querySelectorAll<HTMLElement>(`[data-walks="${CSS.escape(name)}"] button`);
  Array.from(buttons)
    .find((button) => button.checkVisibility())
    ?.focus({ preventScroll: true });
}
