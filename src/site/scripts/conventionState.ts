import {
  CONVENTION_NAMES,
  CONVENTIONS_EVENT,
  CONVENTIONS_KEY,
  conventionAttribute,
  printConventions,
  readConventions,
  type Conventions,
} from '#text/conventions.ts';

const root = document.documentElement;

/** The conventions that hold now: the attributes of the root element, set before the first paint. */
export const conventionsNow = (): Conventions =>
  readConventions((name) => root.getAttribute(conventionAttribute(name)));

export function keepConventions(conventions: Conventions): void {
  try {
    localStorage.setItem(CONVENTIONS_KEY, printConventions(conventions));
  } catch {
    return; // storage is refused: the choice holds for this page
  }
}

/** The address of the page without conventions. */
export function plainAddress(): URL {
  const address = new URL(location.href);
  for (const name of CONVENTION_NAMES) address.searchParams.delete(name);
  return address;
}

/** Makes conventions hold, keeps them, and tells everybody. Those in the address, which would win when the page is loaded again, go. */
export function chooseConventions(conventions: Conventions): void {
  for (const name of CONVENTION_NAMES) root.setAttribute(conventionAttribute(name), conventions[name]);
  keepConventions(conventions);
  history.replaceState(history.state, '', plainAddress());
  document.dispatchEvent(new CustomEvent(CONVENTIONS_EVENT, { detail: conventions }));
}
