import { beforeEach, expect, test, vi } from 'vitest';
import { stopsOutOfSight } from './stopsOutOfSight.ts';

/** Elements as far as the code needs them: Node has none. */
class Box extends EventTarget {
  readonly #within: (other: Box) => boolean;
  readonly #root: Box | null;
  readonly isInMenu: boolean;

  constructor(root: Box | null = null, isInMenu = false) {
    super();
    this.#root = root;
    this.isInMenu = isInMenu;
    this.#within = (other) => other.#root === this;
  }

  closest(selector: string): Box | null {
    if (selector === '.share') return this.isInMenu ? this : null;
    return this.#root;
  }

  contains(other: Box): boolean {
    return this.#within(other);
  }
}

let scrolls: (isIntersecting: boolean) => void;
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', Box);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        scrolls = (isIntersecting) => seen([{ isIntersecting }]);
      }
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
    },
  );
  return () => {
    vi.unstubAllGlobals();
  };
});

const focusTo = (to: Box | null): Event => Object.assign(new Event('focusout'), { relatedTarget: to });

function watched() {
  const figure = new Box();
  const stop = vi.fn();
  const leave = stopsOutOfSight(new Box(figure) as unknown as HTMLElement, stop);
  return { figure, stop, leave };
}

test.each([
  [
    'the tab is hidden',
    () => {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['the board is scrolled away', () => scrolls(false)],
  ['the focus leaves the figure', (figure: Box) => figure.dispatchEvent(focusTo(new Box()))],
  ['the focus leaves the page', (figure: Box) => figure.dispatchEvent(focusTo(null))],
  ['the menu to share is opened', (figure: Box) => figure.dispatchEvent(focusTo(new Box(figure, true)))],
])('a game stops when %s', (_what, happens) => {
  const { figure, stop } = watched();
  happens(figure);
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  ['the tab comes back', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['the board is in sight', () => scrolls(true)],
  ['another part of the figure has the focus', (figure: Box) => figure.dispatchEvent(focusTo(new Box(figure)))],
])('a game goes on when %s', (_what, happens) => {
  const { figure, stop } = watched();
  happens(figure);
  expect(stop).not.toHaveBeenCalled();
});

test('a figure that leaves the page stops its game, and is not asked again', () => {
  const { figure, stop, leave } = watched();
  leave();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  figure.dispatchEvent(focusTo(null));
  expect(stop).toHaveBeenCalledOnce();
});
