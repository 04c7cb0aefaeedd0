import { ALONE, FIGURE_PARAMS } from 'figures:params';
import type { Params } from '#text/params.ts';
import { readable } from './addresses.ts';
import { FIGURE_PARAMETER } from './linkParameters.ts';

/**
 * The URL parameter with the version of the format. The first version leaves it out. A change of the meaning of old links needs the next
 * number, and a reader for the old one.
 */
const VERSION_PARAMETER = 'v';
const VERSION = '1';
/** The name of the figure on a page of the lab or for frames. */
export const LAB_FIGURE = 'bench';
/**
 * Whether a figure is alone on such a page, without an example to explain: it accepts links to any figure, and links without a figure. The
 * figures that it contains have names with a hyphen, `reach-stepper`, and read their own links; `reach-1` is a figure of another page.
 */
export const standsAlone = (figure: string): boolean => figure === LAB_FIGURE || ALONE.includes(figure);
/** The URL parameter with what a reader saw in a game, for a report that the game does something else. */
const SAW_PARAMETER = 'saw';
/** The most characters of a reader's text. */
export const LONGEST_REPORT = 600;

function removeParams({ searchParams }: URL): void {
  for (const name of [FIGURE_PARAMETER, VERSION_PARAMETER, SAW_PARAMETER, ...FIGURE_PARAMS]) searchParams.delete(name);
}

/** Returns the address of a page without the state of a figure. It keeps parameters of the page. */
export function withoutFigure(page: string): string {
  const url = new URL(page);
  removeParams(url);
  return readable(url);
}

/**
 * Returns the address of a page with a figure in a given state. It keeps parameters of the page, and all parameters if the address has none
 * for a figure.
 */
export function figureLink(page: string, figure: string, params: Iterable<readonly [string, string]>): string {
  const url = new URL(page);
  const isOurs = url.searchParams.has(FIGURE_PARAMETER) || standsAlone(figure);
  if (isOurs) removeParams(url);
  url.searchParams.set(FIGURE_PARAMETER, figure);
  for (const [name, value] of params) url.searchParams.set(name, value);
  // Other sites may have their own address in the fragment: `#/docs/3`.
  if (!/^#[!/]/.test(url.hash)) url.hash = figure;
  return readable(url);
}

function isMeant(parameters: URLSearchParams, figure: string): boolean {
  const named = parameters.get(FIGURE_PARAMETER);
  const isUnder = named?.startsWith(`${figure}-`) === true && /[a-z]/.test(named.charAt(figure.length + 1));
  return named === figure || (standsAlone(figure) && !isUnder);
}

const isOfOurs = (parameters: URLSearchParams): boolean => (parameters.get(VERSION_PARAMETER) ?? VERSION) === VERSION;

/** Returns the parameters of an address that a figure understands; null if the address is for another figure or none. */
export function linkedParams(search: string, figure: string, understood: readonly string[]): Params | null {
  const parameters = new URLSearchParams(search);
  if (!isOfOurs(parameters) || !isMeant(parameters, figure)) return null;
  const params: Params = new Map([...parameters].filter(([name]) => understood.includes(name)));
  return params.size > 0 || parameters.get(FIGURE_PARAMETER) === figure ? params : null;
}

/** Whether an address has a state for a figure in an unknown version of the format, from a later version of the site or written by hand. */
export function isOfOtherFormat(search: string, figure: string): boolean {
  const parameters = new URLSearchParams(search);
  return !isOfOurs(parameters) && isMeant(parameters, figure);
}

/** Characters that turn the direction of the text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Shortens the text of a reader, without splitting a letter of two code units, and leaves out what would turn the text of the page. */
const kept = (saw: string): string =>
  saw
    .replace(TURNING, '')
    .trim()
    .slice(0, LONGEST_REPORT)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Returns the address of a figure's state, with what the reader saw in a game. */
export function reportLink(link: string, saw: string): string {
  const url = new URL(link);
  url.searchParams.set(SAW_PARAMETER, kept(saw));
  return readable(url);
}

/** Returns what a reader saw in a game, from the address of a report; the text as written, or empty. */
export const reportedIn = (search: string, figure: string): string =>
  kept(linkedParams(search, figure, [SAW_PARAMETER])?.get(SAW_PARAMETER) ?? '');
