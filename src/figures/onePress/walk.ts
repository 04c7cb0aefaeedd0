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

/**
 * Makes the slide of the copy of an answer from the start of its way to its place. It runs when it is played; until it leaves, the copy
 * waits at the start.
 */
export function slideFrom(copy: Element, [x, y]: Vec, index: number): Animation {
  const slide = copy.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: SLIDE,
    delay: index * APART,
    easing: EASE,
    fill: 'backwards',
  });
  slide.cancel();
  return slide;
}

/** Plays slides from their beginning, where readers want motion. */
export function play(slides: readonly Animation[]): void {
  if (!isStill()) for (const slide of slides) slide.play();
}

/**
 * Runs work after the last of some copies has slid, or after the next paint where none do. Another press comes before it, so that somebody
 * who presses fast waits for no list of names. Returns a function that cancels it.
 */
export function whenSlid(copies: number, work: () => void): () => void {
  if (copies === 0 || isStill()) return afterPaint(work);
  const timer = setTimeout(work, SLIDE + APART * (copies - 1));
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
