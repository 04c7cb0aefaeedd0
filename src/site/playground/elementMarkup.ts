import { escapeText } from '#text/escape.ts';

/** The HTML of an element in a page of its own, with one attribute a line. */
export function elementMarkup(element: string, attributes: Iterable<readonly [name: string, value: string]>): string {
  const lines = Array.from(attributes, ([name, value]) => `\n    ${name}="${escapeText(value)}"`);
  return `<div>\n  <${element}${lines.join('')}></${element}>\n</div>`;
}

/** A part of markup; what it is decides its colour. */
interface MarkupPart {
  readonly text: string;
  readonly is: 'tag' | 'name' | 'value' | 'sign';
}

const kindOf = (text: string, before: string): MarkupPart['is'] =>
  text.startsWith('"') ? 'value' : /[</]$/.test(before) ? 'tag' : 'name';

/** Returns the parts of an element's markup in order: names of tags, names and values of attributes, and the signs between them. */
export const markupParts = (markup: string): readonly MarkupPart[] =>
  markup
    .split(/((?<=<\/?)[\w-]+|(?<=\s)[\w-]+(?==)|"[^"]*")/)
    .map((text, index, all) => ({ text, is: index % 2 === 0 ? 'sign' : kindOf(text, all[index - 1]!) }));
