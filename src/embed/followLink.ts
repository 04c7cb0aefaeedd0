import type { FigureElement } from './wallkick.d.ts';

/** The steppers that links have opened under themselves. */
const opened = new WeakMap<HTMLElement, FigureElement>();

/** The stepper that is to show what a link says: the one named by `for`, else the only one of the page. */
function named(element: HTMLElement): FigureElement | null {
  const name = element.getAttribute('for') ?? element.dataset['for'];
  const steppers = [...document.querySelectorAll('kick-stepper')];
  if (name === undefined) return steppers.length === 1 ? steppers[0]! : null;
  return steppers.find(({ id }) => id === name) ?? null;
}

/** Opens a small stepper under a link, or closes it again. */
function toggle(element: HTMLElement, link: HTMLAnchorElement, line: string): void {
  const before = opened.get(element);
  const again = before?.getAttribute('scenario') === line;
  before?.remove();
  opened.delete(element);
  link.setAttribute('aria-expanded', String(!again));
  if (again) return;
  const stepper = document.createElement('kick-stepper');
  stepper.setAttribute('layout', 'small');
  stepper.setAttribute('scenario', line);
  element.shadowRoot!.append(stepper);
  opened.set(element, stepper);
}

/** Shows the scenario of a pressed link. */
export function followLink(element: HTMLElement, link: HTMLAnchorElement, line: string): void {
  const stepper = named(element);
  if (!stepper) return toggle(element, link, line);
  stepper.setState(line);
  stepper.scrollIntoView({ block: 'nearest' });
}
