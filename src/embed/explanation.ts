import 'strings:problem';
import { mount, unmount } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import Problems from '#figure/controls/Problems.svelte';
import { speaker } from '#text/strings.ts';

/**
 * Inserts the explanation of a wrong query above the figure. The returned function removes it.
 * @param kept whether the element still shows its earlier state
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
