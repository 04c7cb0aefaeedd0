import type { LINK_ELEMENTS } from 'figures:loaders';
import { elementNamed } from './elementNamed.ts';
import type { FigureElement } from './wallkick.d.ts';

type Link = (typeof LINK_ELEMENTS)[number];

/** What the address of a link says to a figure, as a line; null where that is not enough to show. */
function lineOf({ href }: HTMLAnchorElement, { figure, needed }: Link): string | null {
  if (!URL.canParse(href, document.baseURI)) return null;
  const { words } = elementNamed(figure);
  const given = [...new URL(href, document.baseURI).searchParams].filter(([name]) => words.includes(name));
  if (!needed.every((name) => given.some(([own]) => own === name))) return null;
  return given.map(([name, value]) => `${name}=${value}`).join(' ');
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** The figures that links have opened under themselves. */
const opened = new WeakMap<HTMLElement, FigureElement>();

/** The figure that is to show what a link says: the one named by `for`, else the only one of the page, or of the component in it. */
function named(element: HTMLElement, { figure }: Link): FigureElement | null {
  const name = element.getAttribute('for') ?? element.dataset['for'];
  const figures = [...(element.getRootNode() as ParentNode).querySelectorAll<FigureElement>(figure)];
  if (name === undefined) return figures.length === 1 ? figures[0]! : null;
  return figures.find(({ id }) => id === name) ?? null;
}

/** Opens a small figure under a link, or closes it again. */
function toggle(element: HTMLElement, anchor: HTMLAnchorElement, line: string, { figure, opens }: Link): void {
  const whole = elementNamed(figure).line!;
  const before = opened.get(element);
  const again = before?.getAttribute(whole) === line;
  before?.remove();
  opened.delete(element);
  anchor.setAttribute('aria-expanded', String(!again));
  if (again) return;
  const shown = document.createElement(figure) as FigureElement;
  for (const [name, value] of Object.entries({ ...opens, [whole]: line })) shown.setAttribute(name, value);
  element.shadowRoot!.append(shown);
  opened.set(element, shown);
}

/** Shows what a pressed link says; what no figure can show, and no plain press, is left to the browser. */
function press(element: HTMLElement, event: MouseEvent, link: Link): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || !element.contains(anchor) || event.defaultPrevented || !isPlain(event)) return;
  const line = lineOf(anchor, link);
  if (line === null) return;
  event.preventDefault();
  const figure = named(element, link);
  if (!figure) return toggle(element, anchor, line, link);
  figure.setState(line);
  figure.scrollIntoView({ block: 'nearest' });
}

/** From now on the links in an element are shown in a figure when they are pressed; called again, nothing is changed. */
export function followLinks(element: HTMLElement, link: Link): void {
  if (element.shadowRoot) return;
  element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  element.addEventListener('click', (event) => press(element, event, link));
}
