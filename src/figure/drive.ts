import { changedWords, printWords, wordsOf, type Words } from '#text/words.ts';
import { afterPaint } from './afterPaint.ts';
import { SHOW_EVENT, STEP_EVENT } from './events.ts';

// How sentences and tables drive a figure, and follow it. The figure is the element whose id is its name.

/** What a figure has written on its element: on the server too, so that it can be read before the figure is alive. */
export interface PageFigure {
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

export function stateOf({ dataset }: HTMLElement): PageFigure {
  return {
    shown: wordsOf(dataset['state'] ?? ''),
    example: wordsOf(dataset['example'] ?? ''),
    tried: Number(dataset['tried'] ?? 0),
  };
}

/** What words of a sentence want to see: the figure's own example with those words changed. */
export const wantedWords = ({ example }: PageFigure, show: string): Words => changedWords(example, wordsOf(show));

/** Whether a figure shows what is wanted. The step is compared only where one is wanted. */
export function isShown({ shown }: PageFigure, wanted: Words): boolean {
  const names = new Set([...shown.keys(), ...wanted.keys()]);
  if (!wanted.has('step')) names.delete('step');
  return [...names].every((name) => shown.get(name) === wanted.get(name));
}

/** The line that makes a figure show exactly what is wanted, whatever it shows now: words it has too many are emptied. */
export function requestFor({ shown }: PageFigure, wanted: Words): string {
  const surplus = [...shown.keys()].filter((name) => name !== 'step' && !wanted.has(name));
  return printWords([...surplus.map((name) => [name, ''] as const), ...wanted]);
}

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
