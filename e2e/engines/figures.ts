import { ELEMENTS } from '../support/elements.ts';

/** Functions that run inside a page, in any browser: each is sent as text and uses nothing from outside itself. */

/** A figure that is used in other browsers, and how: by a button of its own, or by the first of its lists. */
export interface Used {
  readonly kind: string;
  readonly path: string;
  readonly press?: string | undefined;
}

/** The figures that are elements too, on pages of the site. */
export const USED: readonly Used[] = ELEMENTS.map(({ name, path, press }) => ({ kind: name, path, press }));

/**
 * Brings the first figure of a kind into view and says whether all of it can be used: of an element, inside its shadow root. A table of
 * kicks has no parts to wait for, and does later what is pressed earlier.
 */
export function wake(kind: string): boolean {
  const figure = (document.querySelector(kind)?.shadowRoot ?? document).querySelector(`[data-widget="${kind}"]`);
  if (figure === null) return false;
  figure.scrollIntoView({ block: 'center', behavior: 'instant' });
  figure.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return figure.hasAttribute('data-ready') || !figure.hasAttribute('data-example');
}

/** Presses a button of the first figure of a kind; without a name, chooses the next entry of its first list. */
export function use(kind: string, press: string): void {
  const figure = (document.querySelector(kind)?.shadowRoot ?? document).querySelector(`[data-widget="${kind}"]`)!;
  const list = figure.querySelector('select');
  if (press !== '') figure.querySelector<HTMLElement>(`button[aria-label="${press}"]`)!.click();
  else if (list) {
    list.selectedIndex = (list.selectedIndex + 1) % list.length;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  } else figure.querySelector<HTMLElement>('td button, tbody button')!.click();
}

/** What the figures of a page show, a line each: state, sentence, and every field with what is in it; elements too. */
export function shown(): string[] {
  const lines: string[] = [];
  const look = (root: Document | ShadowRoot): void => {
    for (const figure of root.querySelectorAll<HTMLElement>('[data-widget]')) {
      const name = `${figure.dataset['widget']}#${figure.id}`;
      lines.push(`${name}: ${figure.dataset['state']}`);
      for (const status of figure.querySelectorAll('[role=status]'))
        lines.push(`${name} says "${status.textContent.trim()}"`);
      for (const field of figure.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
        const value = ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;
        lines.push(`${name} ${field.getAttribute('aria-label') ?? field.id}: "${value}"`);
      }
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) look(shadowRoot);
  };
  look(document);
  return lines;
}

/**
 * Whether the elements of a page have their figures, which are made in view: who leaves the page earlier stops what they load, and they
 * complain of that.
 */
export function elementsMade(names: string): boolean {
  const elements = [...document.querySelectorAll(names)];
  const next = elements.find(({ shadowRoot }) => !shadowRoot?.querySelector('[data-widget]'));
  next?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return next === undefined;
}

/** How many pixels of a page stand outside its width. */
export const overflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Waits until a page is painted twice: what a figure does after it has painted a step is done by then. */
export const painted = (): Promise<null> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(null)))));
