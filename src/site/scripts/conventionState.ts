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

/** Returns the current conventions: attributes of the root element, set before the first paint. */
export const conventionsNow = (): Conventions =>
  readConventions((name) => root.getAttribute(conventionAttribute(name)));

export function keepConventions(conventions: Conventions): void {
  try {
    localStorage.setItem(CONVENTIONS_KEY, printConventions(conventions));
  } catch {
    return; // storage is blocked: the choice lasts for this page
  }
}

/** Returns the address of the page without conventions. */
export function plainAddress(): URL {
  const address = new URL(location.href);
  for (const name of CONVENTION_NAMES) address.searchParams.delete(name);
  return address;
}

/** Applies conventions, stores them, and dispatches an event. It removes those in the address, which would win after a reload. */
export function chooseConventions(conventions: Conventions): void {
  for (const name of CONVENTION_NAMES) root.setAttribute(conventionAttribute(name), conventions[name]);
  keepConventions(conventions);
  history.replaceState(history.state, '', plainAddress());
  document.dispatchEvent(new CustomEvent(CONVENTIONS_EVENT, { detail: conventions }));
}
