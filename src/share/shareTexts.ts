import 'strings:shareForms';
import { printBoard } from '#engine/boardText.ts';
import { fill } from '#engine/stack.ts';
import type { Say } from '#text/strings.ts';
import { printParams } from '#text/params.ts';
import { asAttribute, asContent } from './pastedMarkup.ts';
import { asDestination, indented, inLine, inLines, linked, listed, quoted } from './markdown.ts';
import type { ReportDetails } from './report.ts';
import type { Shown } from './shown.ts';

// The texts of `Share`. Text of readers and of links is escaped for the format that contains it.

type Params = Iterable<readonly [string, string]>;

/** Returns a link in Markdown with a sentence after it. */
export const markdownLink = (title: string, link: string, sentence: string): string =>
  `${linked(title, link)}: ${inLine(sentence)}`;

/** Returns the tag that loads the elements in a page. */
export const scriptMarkup = (script: string): string => `<script type="module" src="${asAttribute(script)}"></script>`;

/**
 * Returns the markup of an element with its state, for any page that loads the script. A link is inside the element until it is ready,
 * and for readers without scripts. A picture as a data address would make 20 kB of it, which many editors and forums cut or refuse. It is
 * one line inside a `div`, because Markdown ends HTML at blank lines and reads other tags at the start of a line as words of a paragraph.
 */
export function elementMarkup(element: string, params: Params, { link, title }: Pick<Shown, 'link' | 'title'>): string {
  const attributes = Array.from(params, ([name, value]) => ` ${name}="${asAttribute(value)}"`);
  const fallback = `<a href="${asAttribute(link)}">${asContent(title)}</a>`;
  return `<div><${element}${attributes.join('')}>${fallback}</${element}></div>`;
}

/** Returns the board as rows of text with the letters of the piece; null if there is none. */
const boardText = ({ board, played }: ReportDetails): string | null =>
  board ?? (played ? printBoard(fill(played.field, played.minos, played.piece)) : null);

/** Returns a report as text without its title: board, sentences, pressed buttons and input. */
export function reportText(report: ReportDetails): string {
  const { sentences = [], pressed = [], input } = report;
  const parts = [boardText(report), sentences.join('\n'), pressed.join('\n'), input];
  return parts.filter((part) => part).join('\n\n');
}

/** Returns the state as text: title, board, every sentence, and the query that reopens it. */
export function plainText(shown: Shown): string {
  const board = boardText(shown);
  const said = shown.sentences ?? [shown.sentence];
  return [shown.title, '', ...(board === null ? [] : [board, '']), ...said, '', printParams(shown.params)].join('\n');
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
    indented(shown.input ?? printParams(shown.params)),
    '',
    ...(shown.pressed ? [say('shareForms.report.pressed'), '', ...listed(shown.pressed), ''] : []),
    say('shareForms.report.here'),
    '',
    ...said,
    '',
    `<${asDestination(link)}>`,
  ].join('\n');
}
