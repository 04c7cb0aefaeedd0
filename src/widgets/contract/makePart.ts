import { hydrate, type Snippet } from 'svelte';
import Part from './Part.svelte';

/** Brings a part of a figure to life in the place that the server drew it in. */
export function makePart(place: Element, children: Snippet): Record<string, unknown> {
  // The marks between which the framework looks for what it adopts.
  place.prepend(new Comment('['));
  place.append(new Comment(']'));
  return hydrate(Part, { target: place, props: { children } });
}
