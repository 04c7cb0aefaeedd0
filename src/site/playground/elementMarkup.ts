import { escapeText } from '#text/escape.ts';

/** The HTML of an element in a page of its own, with one attribute a line. */
export function elementMarkup(element: string, attributes: Iterable<readonly [name: string, value: string]>): string {
  const lines = Array.from(attributes, ([name, value]) => `\n    ${name}="${escapeText(value)}"`);
  return `<div>\n  <${element}${lines.join('')}></${element}>\n</div>`;
}
