import { lineFrom } from '#embed/attributes/attributes.ts';
import { elementNamed } from '#embed/elementNamed.ts';
import type { FigureElement } from '#embed/wallkick.d.ts';

/**
 * The element of a bare page shows what the address asks for: words of the state over the example that it opens with, so that a broken
 * address is explained beside that; texts and looks as its attributes.
 */
export function followAddress(element: FigureElement, search: string): void {
  const parameters = new URLSearchParams(search);
  const known = elementNamed(element.localName);
  for (const name of [...known.texts, ...Object.keys(known.looks)]) {
    const value = parameters.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  const line = lineFrom({ getAttribute: (name) => parameters.get(name) }, known);
  if (line !== '') element.setState(line);
}
