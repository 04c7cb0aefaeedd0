import { queryFrom } from '../attributes/attributes.ts';
import { elementNamed } from '../elementNamed.ts';
import type { FigureElement } from '../wallkick.d.ts';

/**
 * Shows the state of the address in the element of a bare page. Its parameters override those of the example, so that a wrong address is
 * explained beside the example. So is one of a later version of the format. Texts and options become attributes.
 */
export function followAddress(element: FigureElement, search: string): void {
  // As on pages of the site, the last of two parameters with a name counts.
  const parameters = new Map(new URLSearchParams(search));
  const known = elementNamed(element.localName);
  for (const name of [...known.texts, ...Object.keys(known.options)]) {
    const value = parameters.get(name);
    if (value !== undefined) element.setAttribute(name, value);
  }
  const version = parameters.get('v') ?? '1';
  const query =
    version === '1' ? queryFrom({ getAttribute: (name) => parameters.get(name) ?? null }, known) : `v=${version}`;
  if (query !== '') element.setState(query);
}
