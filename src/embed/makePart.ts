import { mount, type Snippet } from 'svelte';
import Part from '#widgets/contract/Part.svelte';

/** Makes a part of a figure in an empty place: in an element there is nothing yet to bring to life. */
export function makePart(place: Element, children: Snippet): Record<string, unknown> {
  place.className = 'figure-part';
  return mount(Part, { target: place, props: { children } });
}
