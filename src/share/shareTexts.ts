import 'strings:shareForms';
import { printBoard } from '#engine/boardText.ts';
import { fill } from '#engine/stack.ts';
import type { Say } from '#text/strings.ts';
import { printParams } from '#text/params.ts';
import { escapeText } from '#text/escape.ts';
import { asDestination, indented, inLine, inLines, linked, listed, quoted } from './markdown.ts';
import type { Report } from './report.ts';
import type { Shown } from './shown.ts';

// The texts of `Share`. Text of readers and of links is escaped for the format that contains it.

type Params = Iterable<readonly [string, string]>;

/** Returns a link in Markdown with a sentence after it. */
export const markdownLink = (title: string, link: string, sentence: string): string =>
  `${linked(title, link)}: ${inLine(sentence)}`;

/** Returns a picture as a data URL. Wide ones shrink to the page. */
const imageMarkup = (picture: string, text: string): string =>
  `<img src="data:image/svg+xml,${encodeURIComponent(picture)}" alt="${escapeText(text)}" style="display:block;max-width:100%">`;

/**
 * Returns the markup that adds a figure to any page: the script with an absolute address, and the element with its state. A link with the
 * picture is inside the element until it is ready, and for readers without scripts.
 * @param picture the drawings of the figure as an SVG file; null if it has none
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

/** Returns the board as rows of text with the letters of the piece; null if there is none. */
const boardText = ({ board, played }: Report): string | null =>
  board ?? (played ? printBoard(fill(played.field, played.minos, played.piece)) : null);

/** Returns a report as text without its title: board, sentences, pressed buttons and input. */
export function reportText(report: Report): string {
  const { sentences = [], pressed = [], input } = report;
  const parts = [boardText(report), sentences.join('\n'), pressed.join('\n'), input];
  return parts.filter((part) => part).join('\n\n');
}

/** Returns the state as text: title, board, every sentence, and the query that reopens it. */
export function plainText(shown: Shown): string {
  const board = boardText(shown);
  const said = shown.sentences ?? [shown.sentence];
  return [shown.title, '', ...(board === null ? [] : [board, '']), ...said, '', printParams(shown.words)].join('\n');
}

/** Returns a report for an issue tracker in Markdown: board, input, what the reader saw in a game, and the result on this site. */
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
