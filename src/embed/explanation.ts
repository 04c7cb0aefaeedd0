import 'strings:problem';
import { mount, unmount } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import Problems from '#figure/controls/Problems.svelte';
import { speaker } from '#text/strings.ts';

/**
 * Puts the words about a wrong line into an element, above what it shows; the function that it returns takes them away.
 * @param kept whether the element still shows what it showed
 */
export function explanation(
  target: Element | ShadowRoot,
  text: string,
  problems: readonly Diagnostic[],
  language: string,
  kept = true,
): () => void {
  const place = document.createElement('div');
  target.prepend(place);
  const shown = mount(Problems, { target: place, props: { text, problems, kept, say: speaker(language) } });
  return () => {
    void unmount(shown);
    place.remove();
  };
}
