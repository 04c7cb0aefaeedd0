import { queryFrom } from '../attributes/attributes.ts';
import { elementNamed } from '../elementNamed.ts';
import type { FigureElement } from '../wallkick.d.ts';

/**
 * Shows the state of the address in the element of a bare page. Its parameters override those of the example, so that a wrong address is
 * explained beside the example. Texts and options become attributes.
 */
export function followAddress(element: FigureElement, search: string): void {
  const parameters = new URLSearchParams(search);
  const known = elementNamed(element.localName);
  for (const name of [...known.texts, ...Object.keys(known.options)]) {
    const value = parameters.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  const query = queryFrom({ getAttribute: (name) => parameters.get(name) }, known);
  if (query !== '') element.setState(query);
}
