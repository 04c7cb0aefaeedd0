import { changedWords, printWords, wordsOf, type Words } from '../words.ts';
import { afterPaint } from './afterPaint.ts';

// How sentences and tables drive a figure, and follow it. The figure is the element whose id is its name.

/** Asks a figure to change what it shows; `detail` is a line of words, see `readShow`. */
export const SHOW_EVENT = 'wallkick-show';
/** Asks a figure to go back, on reset, to what it shows now; heard only where what it was last asked to show was right. */
export const KEEP_EVENT = 'wallkick-keep';
/** Sent by a figure, bubbling, whenever it shows something else. */
export const STEP_EVENT = 'wallkick-step';
/** Sent by a stepper, bubbling, when its scenario is another one: edited, reset or set from outside. */
export const CHANGE_EVENT = 'wallkick-change';
/** Sent by a stepper, bubbling, when it comes to the outcome. */
export const END_EVENT = 'wallkick-end';

/** What a figure has written on its element: on the server too, so that it can be read before the figure is alive. */
export interface FigureState {
  /** What it shows, as words. */
  readonly shown: Words;
  /** What it opened with and goes back to, as words. */
  readonly example: Words;
  /** How many of the tests in a stepper were tried; 0 where the figure does not say. */
  readonly tried: number;
}

/** The figure of an element that a page names: the element itself, or what is alive inside an embedded one. */
export const figureOf = (element: HTMLElement): HTMLElement =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-widget]') ?? element;

export function stateOf({ dataset }: HTMLElement): FigureState {
  return {
    shown: wordsOf(dataset['state'] ?? ''),
    example: wordsOf(dataset['example'] ?? ''),
    tried: Number(dataset['tried'] ?? 0),
  };
}

/** What words of a sentence want to see: the figure's own example with those words changed. */
export const wantedWords = ({ example }: FigureState, show: string): Words => changedWords(example, wordsOf(show));

/** Whether a figure shows what is wanted. The step is compared only where one is wanted. */
export function isShown({ shown }: FigureState, wanted: Words): boolean {
  const names = new Set([...shown.keys(), ...wanted.keys()]);
  if (!wanted.has('step')) names.delete('step');
  return [...names].every((name) => shown.get(name) === wanted.get(name));
}

/** The line that makes a figure show exactly what is wanted, whatever it shows now: words it has too many are emptied. */
export function requestFor({ shown }: FigureState, wanted: Words): string {
  const surplus = [...shown.keys()].filter((name) => name !== 'step' && !wanted.has(name));
  return printWords([...surplus.map((name) => [name, ''] as const), ...wanted]);
}

/** What a figure was asked to show before it was alive. */
export const earlyRequest = ({ dataset }: HTMLElement): string | undefined => dataset['show'];

/** Asks a figure to show something and brings it into view; one that is not alive yet finds the request when it is. */
export function askToShow(figure: HTMLElement, line: string): void {
  figure.dataset['show'] = line;
  figure.dispatchEvent(new CustomEvent(SHOW_EVENT, { detail: line }));
  const { top, height } = figure.getBoundingClientRect();
  if (top > -height / 2 && top < (innerHeight * 2) / 3) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  figure.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}

/**
 * Keeps up with what a figure shows, from now until the function is called that it returns. A step is painted before those who follow
 * hear of it: they stand elsewhere on the page, and the answer to a press does not wait for them.
 */
export function followFigure(figure: HTMLElement, follow: () => void): () => void {
  let giveUp = (): void => undefined;
  const hear = (): void => {
    giveUp();
    giveUp = afterPaint(follow);
  };
  follow();
  figure.addEventListener(STEP_EVENT, hear);
  return () => {
    giveUp();
    figure.removeEventListener(STEP_EVENT, hear);
  };
}
