import { FIGURE_WORDS } from 'figures:words';
import type { Params } from '#text/params.ts';
import { readable } from './addresses.ts';
import { FIGURE_PARAMETER } from './linkParameters.ts';

/**
 * The URL parameter with the version of the format. It is written only where that is not the first; a change that would let an old
 * link mean something else needs the next number, and a reader for the old one.
 */
const VERSION_PARAMETER = 'v';
const VERSION = '1';
/** The figure of a page in the lab or for frames. */
export const LAB_FIGURE = 'bench';
/**
 * The figures that stand alone on such a page: they take what a link holds for any figure, or for none. Figures that they bring along
 * have words of their own behind a hyphen, `reach-stepper`, and their links are left to them; `reach-1` stands on some other page.
 */
const ALONE: readonly string[] = [LAB_FIGURE, 'checker', 'editor', 'reach', 'spins'];
/** Whether a figure stands alone on its page, without an example to explain. */
export const standsAlone = (figure: string): boolean => ALONE.includes(figure);
/** The URL parameter that holds what a reader saw in a game, in a report that the game does something else. */
const SAW_PARAMETER = 'saw';
/** What readers write is kept to so many characters. */
export const LONGEST_REPORT = 600;

/**
 * The address of a page, with a figure of it in a given state. Parameters that are no words of a figure stay; and so do all where the
 * address holds nothing for a figure, since they belong to the page.
 */
export function figureLink(page: string, figure: string, words: Iterable<readonly [string, string]>): string {
  const url = new URL(page);
  const isOurs = url.searchParams.has(FIGURE_PARAMETER) || standsAlone(figure);
  for (const name of [FIGURE_PARAMETER, VERSION_PARAMETER, SAW_PARAMETER, ...FIGURE_WORDS])
    if (isOurs) url.searchParams.delete(name);
  url.searchParams.set(FIGURE_PARAMETER, figure);
  for (const [name, value] of words) url.searchParams.set(name, value);
  // Pages of others may keep their own address behind the number sign: `#/docs/3`.
  if (!/^#[!/]/.test(url.hash)) url.hash = figure;
  return readable(url);
}

function isMeant(parameters: URLSearchParams, figure: string): boolean {
  const named = parameters.get(FIGURE_PARAMETER);
  const isUnder = named?.startsWith(`${figure}-`) === true && /[a-z]/.test(named.charAt(figure.length + 1));
  return named === figure || (ALONE.includes(figure) && !isUnder);
}

const isOfOurs = (parameters: URLSearchParams): boolean => (parameters.get(VERSION_PARAMETER) ?? VERSION) === VERSION;

/** Those words that an address holds for a figure, of the ones that it understands; null when the address means another figure or none. */
export function linkedWords(search: string, figure: string, understood: readonly string[]): Params | null {
  const parameters = new URLSearchParams(search);
  if (!isOfOurs(parameters) || !isMeant(parameters, figure)) return null;
  const words: Params = new Map([...parameters].filter(([name]) => understood.includes(name)));
  return words.size > 0 || parameters.get(FIGURE_PARAMETER) === figure ? words : null;
}

/** Whether an address holds something for a figure in a format that this site does not know: it was made by a later one, or by hand. */
export function isOfOtherFormat(search: string, figure: string): boolean {
  const parameters = new URLSearchParams(search);
  return !isOfOurs(parameters) && isMeant(parameters, figure);
}

/** Text of a reader as far as it is kept; a letter of two code units is not cut in two. */
const kept = (saw: string): string =>
  saw
    .trim()
    .slice(0, LONGEST_REPORT)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The address of a figure's state, with what a reader saw in a game. */
export function reportLink(link: string, saw: string): string {
  const url = new URL(link);
  url.searchParams.set(SAW_PARAMETER, kept(saw));
  return readable(url);
}

/** What a reader saw in a game, from the address of a report about a figure; text as they wrote it, or empty. */
export const reportedIn = (search: string, figure: string): string =>
  kept(linkedWords(search, figure, [SAW_PARAMETER])?.get(SAW_PARAMETER) ?? '');
