import type { LINK_ELEMENTS } from 'figures:links';
import { elementNamed } from './elementNamed.ts';
import type { FigureElement } from './wallkick.d.ts';

type Link = (typeof LINK_ELEMENTS)[number];

/** Reads the query for a figure from a link; null if it is not enough to show a figure. */
function queryOf({ href }: HTMLAnchorElement, { figure, needed }: Link): string | null {
  if (!URL.canParse(href, document.baseURI)) return null;
  const { params } = elementNamed(figure);
  const given = [...new URL(href, document.baseURI).searchParams].filter(([name]) => params.includes(name));
  if (!needed.every((name) => given.some(([own]) => own === name))) return null;
  return given.map(([name, value]) => `${name}=${value}`).join(' ');
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** Figures that links have opened below themselves. */
const opened = new WeakMap<HTMLElement, FigureElement>();

/** Finds the figure for a link: the one that `for` names, else the only one of the page or of the surrounding component. */
function named(element: HTMLElement, { figure }: Link): FigureElement | null {
  const name = element.getAttribute('for') ?? element.dataset['for'];
  const figures = [...(element.getRootNode() as ParentNode).querySelectorAll<FigureElement>(figure)];
  if (name === undefined) return figures.length === 1 ? figures[0]! : null;
  return figures.find(({ id }) => id === name) ?? null;
}

/** Opens a small figure below a link, or closes it. */
function toggle(element: HTMLElement, anchor: HTMLAnchorElement, query: string, { figure, opens }: Link): void {
  const attribute = elementNamed(figure).queryAttribute!;
  const before = opened.get(element);
  const wasOpen = before?.getAttribute(attribute) === query;
  before?.remove();
  opened.delete(element);
  anchor.setAttribute('aria-expanded', String(!wasOpen));
  if (wasOpen) return;
  const shown = document.createElement(figure) as FigureElement;
  for (const [name, value] of Object.entries({ ...opens, [attribute]: query })) shown.setAttribute(name, value);
  element.shadowRoot!.append(shown);
  opened.set(element, shown);
}

/** Shows a pressed link in a figure. Browsers handle presses with modifier keys and links that no figure can show. */
function press(element: HTMLElement, event: MouseEvent, link: Link): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || !element.contains(anchor) || event.defaultPrevented || !isPlain(event)) return;
  const query = queryOf(anchor, link);
  if (query === null) return;
  event.preventDefault();
  const figure = named(element, link);
  if (!figure) return toggle(element, anchor, query, link);
  figure.setState(query);
  figure.scrollIntoView({ block: 'nearest' });
}

/** Makes the links in an element open in a figure. Calling it again has no effect. */
export function followLinks(element: HTMLElement, link: Link): void {
  if (element.shadowRoot) return;
  element.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
  element.addEventListener('click', (event) => press(element, event, link));
}
