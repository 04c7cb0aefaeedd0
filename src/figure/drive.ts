import { changedParams, printParams, parseParams, type Params } from '#text/params.ts';
import { afterPaint } from './afterPaint.ts';
import { AWAY_EVENT, SHOW_EVENT, STEP_EVENT } from './events.ts';

// Sentences and tables drive and follow a figure through these functions. The id of its element is its name.

/** What a figure publishes on its element. The server writes it too, so it can be read before hydration. */
export interface PublishedFigure {
  /** Its state, as parameters. */
  readonly shown: Params;
  /** Its initial state, to which reset returns, as parameters. */
  readonly example: Params;
  /** Number of tests that a stepper tried; 0 if the figure does not say. */
  readonly tried: number;
}

/** Returns the figure of an element that a page names: the element itself, or the figure inside an embedded one. */
export const figureOf = (element: HTMLElement): HTMLElement =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-widget]') ?? element;

export function stateOf({ dataset }: HTMLElement): PublishedFigure {
  return {
    shown: parseParams(dataset['state'] ?? ''),
    example: parseParams(dataset['example'] ?? ''),
    tried: Number(dataset['tried'] ?? 0),
  };
}

/** Returns the state that a sentence asks for: the figure's own example with the parameters of the sentence. */
export const wantedParams = ({ example }: PublishedFigure, show: string): Params =>
  changedParams(example, parseParams(show));

/** True when a figure shows the wanted state. The step counts only if the wanted state has one. */
export function isShown({ shown }: PublishedFigure, wanted: Params): boolean {
  const names = new Set([...shown.keys(), ...wanted.keys()]);
  if (!wanted.has('step')) names.delete('step');
  return [...names].every((name) => shown.get(name) === wanted.get(name));
}

/** Returns the query that makes a figure show exactly the wanted state. It empties all other parameters of the figure. */
export function requestFor({ shown }: PublishedFigure, wanted: Params): string {
  const surplus = [...shown.keys()].filter((name) => name !== 'step' && !wanted.has(name));
  return printParams([...surplus.map((name) => [name, ''] as const), ...wanted]);
}

/** True when most of the board of a figure, or of another element of the page, can be seen. */
export function isInSight(element: HTMLElement): boolean {
  const board = element.querySelector('[part~="board"]') ?? element;
  const { top, bottom, height } = board.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen >= 0.6 * Math.min(height, innerHeight);
}

/** Opens the folds that an element is in. */
function unfold(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement!.closest('details')) fold.open = true;
}

/** Asks a figure to show something and scrolls it into view, unless the page shows a copy of it. A figure that is not hydrated yet reads the request later. */
export function askToShow(figure: HTMLElement, query: string): void {
  figure.dataset['show'] = query;
  unfold(figure);
  figure.dispatchEvent(new CustomEvent(SHOW_EVENT, { detail: query }));
  if (isInSight(figure)) return;
  if (!figure.dispatchEvent(new CustomEvent(AWAY_EVENT, { bubbles: true, cancelable: true }))) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  figure.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}

/**
 * Calls back after each change of a figure. The function that it returns stops that. The figure paints its step first, so that the answer
 * to a press does not wait for the rest of the page.
 */
export function followFigure(figure: HTMLElement, follow: () => void): () => void {
  let giveUp = (): void => undefined;
  const onStep = (): void => {
    giveUp();
    giveUp = afterPaint(follow);
  };
  follow();
  figure.addEventListener(STEP_EVENT, onStep);
  return () => {
    giveUp();
    figure.removeEventListener(STEP_EVENT, onStep);
  };
}
