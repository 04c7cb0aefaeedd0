import 'strings:share';
import { SCENARIO_WORDS } from '#engine/scenarioWords.ts';
import type { Say } from '../strings.ts';
import { printWords, type Words } from '../words.ts';

/** The URL parameter that says for which figure of a page the other words are meant. */
export const FIGURE_PARAMETER = 'figure';
/** The figure of a page in the lab. It is the only one there, so it takes what a link holds for any figure, or for none. */
export const LAB_FIGURE = 'bench';
/** Words of figures that show something other than a scenario: orientationWheel.ts, spawnView.ts, comparison.ts, offsetState.ts, atlasState.ts. */
const OTHER_WORDS = ['rotation', 'beside', 'filled', 'systems', 'to', 'line', 'changed', 'directions', 'boards'];

/** The address of a page, with a figure of it in a given state. Parameters that are no words of a figure stay. */
export function figureLink(page: string, figure: string, words: Iterable<readonly [string, string]>): string {
  const url = new URL(page);
  for (const name of [FIGURE_PARAMETER, ...SCENARIO_WORDS, ...OTHER_WORDS]) url.searchParams.delete(name);
  url.searchParams.set(FIGURE_PARAMETER, figure);
  for (const [name, value] of words) url.searchParams.set(name, value);
  url.hash = figure;
  // Slashes, commas and dots of boards and positions need no escape in a query.
  url.search = url.search.replace(/%2F/g, '/').replace(/%2C/g, ',');
  return url.href;
}

/** Those words that an address holds for a figure, of the ones that it understands; null when the address means another figure or none. */
export function linkedWords(search: string, figure: string, understood: readonly string[]): Words | null {
  const parameters = new URLSearchParams(search);
  const words: Words = new Map([...parameters].filter(([name]) => understood.includes(name)));
  if (figure === LAB_FIGURE) return words.size > 0 ? words : null;
  return parameters.get(FIGURE_PARAMETER) === figure ? words : null;
}

/** One of the texts that `Share` offers. */
export interface ShareForm {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const inAttribute = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The tags that bring a figure into any page: the script, an absolute address, and the element with its state. */
export function embedMarkup(script: string, element: string, words: Iterable<readonly [string, string]>): string {
  const attributes = Array.from(words, ([name, value]) => ` ${name}="${inAttribute(value)}"`);
  return `<script type="module" src="${inAttribute(script)}"></script>\n<${element}${attributes.join('')}></${element}>`;
}

const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** A link for Markdown, with a sentence behind it. */
export const markdownLink = (title: string, link: string, sentence: string): string =>
  `[${inMarkdown(title)}](${link}): ${inMarkdown(sentence)}`;

/** What is offered by `Share` in figures whose state is a few words. */
export function shareForms(
  say: Say,
  link: string,
  { title, sentence, words }: { readonly title: string; readonly sentence: string; readonly words: Words },
): readonly ShareForm[] {
  return [
    { id: 'link', name: say('share.link'), text: link },
    { id: 'markdown', name: say('share.markdown'), text: markdownLink(title, link, sentence) },
    { id: 'text', name: say('share.text'), text: [title, '', sentence, '', printWords(words)].join('\n') },
  ];
}
