import { hydrate, mount, type Snippet } from 'svelte';
import Part from '#widgets/contract/Part.svelte';

/** Makes a part of a figure in an empty place; where the figure was drawn before, it brings to life what stands there. */
export function makePart(place: Element, children: Snippet): Record<string, unknown> {
  const drawn = place.firstChild !== null;
  place.className = 'figure-part';
  if (drawn) {
    // The marks between which the framework looks for what it adopts.
    place.prepend(new Comment('['));
    place.append(new Comment(']'));
  }
  return (drawn ? hydrate : mount)(Part, { target: place, props: { children } });
}
