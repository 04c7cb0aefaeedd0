import { NEEDED_WORDS } from '#engine/scenarioWords.ts';
import { ELEMENTS } from './elements.ts';
import type { FigureElement } from './wallkick.d.ts';

const { words: WORDS } = ELEMENTS['kick-stepper'];

/** The scenario that the address of a link holds, as a line; null where it holds none. */
function scenarioOf({ href }: HTMLAnchorElement): string | null {
  if (!URL.canParse(href, document.baseURI)) return null;
  const given = [...new URL(href, document.baseURI).searchParams].filter(([name]) => WORDS.includes(name));
  if (!NEEDED_WORDS.every((name) => given.some(([own]) => own === name))) return null;
  return given.map(([name, value]) => `${name}=${value}`).join(' ');
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** The steppers that links have opened under themselves. */
const opened = new WeakMap<HTMLElement, FigureElement>();

/** The stepper that is to show what a link says: the one named by `for`, else the only one of the page, or of the component in it. */
function named(element: HTMLElement): FigureElement | null {
  const name = element.getAttribute('for') ?? element.dataset['for'];
  const steppers = [...(element.getRootNode() as ParentNode).querySelectorAll('kick-stepper')];
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

/** Shows the scenario of a pressed link; what is no scenario, and no plain press, is left to the browser. */
function press(element: HTMLElement, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !element.contains(link) || event.defaultPrevented || !isPlain(event)) return;
  const line = scenarioOf(link);
  if (line === null) return;
  event.preventDefault();
  const stepper = named(element);
  if (!stepper) return toggle(element, link, line);
  stepper.setState(line);
  stepper.scrollIntoView({ block: 'nearest' });
}

/** From now on the links in an element show their scenarios when they are pressed; asked again, nothing is changed. */
export function followLinks(element: HTMLElement): void {
  if (element.shadowRoot) return;
  element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  element.addEventListener('click', (event) => press(element, event));
}
