import { SCENARIO_WORDS } from '#engine/scenarioWords.ts';
import type { Words } from '../words.ts';
import { readable } from './addresses.ts';

/** The URL parameter that says for which figure of a page the other words are meant. */
export const FIGURE_PARAMETER = 'figure';
/** The figure of a page in the lab or for frames. It is the only one there, so it takes what a link holds for any figure, or for none. */
export const LAB_FIGURE = 'bench';
/** The URL parameter that holds what a reader saw in a game, in a report that the game does something else. */
const SAW_PARAMETER = 'saw';
/** What readers write is kept to so many characters. */
export const LONGEST_REPORT = 600;
/** Words of figures that show something other than a scenario: orientationWheel.ts, spawnView.ts, comparison.ts, offsetState.ts, atlasState.ts. */
const OTHER_WORDS = ['rotation', 'beside', 'filled', 'systems', 'to', 'line', 'changed', 'directions', 'boards'];

/** The address of a page, with a figure of it in a given state. Parameters that are no words of a figure stay. */
export function figureLink(page: string, figure: string, words: Iterable<readonly [string, string]>): string {
  const url = new URL(page);
  for (const name of [FIGURE_PARAMETER, SAW_PARAMETER, ...SCENARIO_WORDS, ...OTHER_WORDS])
    url.searchParams.delete(name);
  url.searchParams.set(FIGURE_PARAMETER, figure);
  for (const [name, value] of words) url.searchParams.set(name, value);
  url.hash = figure;
  return readable(url);
}

/** Those words that an address holds for a figure, of the ones that it understands; null when the address means another figure or none. */
export function linkedWords(search: string, figure: string, understood: readonly string[]): Words | null {
  const parameters = new URLSearchParams(search);
  const words: Words = new Map([...parameters].filter(([name]) => understood.includes(name)));
  if (figure === LAB_FIGURE) return words.size > 0 ? words : null;
  return parameters.get(FIGURE_PARAMETER) === figure ? words : null;
}

/** The address of a figure's state, with what a reader saw in a game. */
export function reportLink(link: string, saw: string): string {
  const url = new URL(link);
  url.searchParams.set(SAW_PARAMETER, saw.trim().slice(0, LONGEST_REPORT));
  return readable(url);
}

/** What a reader saw in a game, from the address of a report about a figure; text as they wrote it, or empty. */
export const reportedIn = (search: string, figure: string): string =>
  linkedWords(search, figure, [SAW_PARAMETER])?.get(SAW_PARAMETER)?.slice(0, LONGEST_REPORT).trim() ?? '';
