import 'strings:shareForms';
import { printBoard } from '#engine/boardText.ts';
import { fill } from '#engine/stack.ts';
import type { Say } from '#text/strings.ts';
import { printParams } from '#text/params.ts';
import { escapeText } from '#text/escape.ts';
import { asDestination, indented, inLine, inLines, linked, listed, quoted } from './markdown.ts';
import type { Report } from './report.ts';
import type { Shown } from './shown.ts';

// What `Share` writes. Text of readers and of links goes in as text: escaped for what it is written in.

type Params = Iterable<readonly [string, string]>;

/** A link for Markdown, with a sentence behind it. */
export const markdownLink = (title: string, link: string, sentence: string): string =>
  `${linked(title, link)}: ${inLine(sentence)}`;

/** A picture as a link can hold it in itself. Wide ones shrink to the page. */
const imageMarkup = (picture: string, text: string): string =>
  `<img src="data:image/svg+xml,${encodeURIComponent(picture)}" alt="${escapeText(text)}" style="display:block;max-width:100%">`;

/**
 * The tags that bring a figure into any page: the script, an absolute address, and the element with its state. A link with the picture
 * stands in the element until it is ready, and where it never is, as for readers without scripts.
 * @param picture the drawings of the figure as an SVG file; null where it has none
 */
export function embedMarkup(
  script: string,
  element: string,
  words: Params,
  { link, title, sentence }: Pick<Shown, 'link' | 'title' | 'sentence'>,
  picture: string | null,
): string {
  const attributes = Array.from(words, ([name, value]) => ` ${name}="${escapeText(value)}"`);
  const image = picture === null ? '' : imageMarkup(picture, sentence);
  const fallback = `<a href="${escapeText(link)}">${image}${escapeText(title)}</a>`;
  return `<script type="module" src="${escapeText(script)}"></script>\n<${element}${attributes.join('')}>${fallback}</${element}>`;
}

/** The board as rows of text, a piece on it in its letters; null where there is none. */
const boardText = ({ board, played }: Report): string | null =>
  board ?? (played ? printBoard(fill(played.field, played.minos, played.piece)) : null);

/** A report as text without its title: board, sentences, what was pressed and what was put in. */
export function reportText(report: Report): string {
  const { sentences = [], pressed = [], input } = report;
  const parts = [boardText(report), sentences.join('\n'), pressed.join('\n'), input];
  return parts.filter((part) => part).join('\n\n');
}

/** The state as text: title, board, every sentence, and the line that reopens it. */
export function plainText(shown: Shown): string {
  const board = boardText(shown);
  const said = shown.sentences ?? [shown.sentence];
  return [shown.title, '', ...(board === null ? [] : [board, '']), ...said, '', printParams(shown.words)].join('\n');
}

/** A report for a list of issues, as Markdown: board, input, what a reader saw in a game, and what comes of it here. */
export function reportMarkdown(shown: Shown, saw: string, link: string, say: Say): string {
  const board = boardText(shown);
  const said = listed(shown.sentences ?? [shown.sentence]);
  return [
    `### ${inLine(say('shareForms.report.heading', { title: shown.title }))}`,
    '',
    say('shareForms.report.game'),
    '',
    quoted(inLines(saw.trim() === '' ? say('shareForms.report.nothing') : saw.trim())),
    '',
    say('shareForms.report.input'),
    '',
    ...(board === null ? [] : [indented(board), '']),
    indented(shown.input ?? printParams(shown.words)),
    '',
    ...(shown.pressed ? [say('shareForms.report.pressed'), '', ...listed(shown.pressed), ''] : []),
    say('shareForms.report.here'),
    '',
    ...said,
    '',
    `<${asDestination(link)}>`,
  ].join('\n');
}
