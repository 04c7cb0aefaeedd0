import 'strings:problem';
import { mount, unmount } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import Problems from '#widgets/controls/Problems.svelte';
import { speaker } from '#widgets/strings.ts';

/** Puts the words about a wrong line into an element; the function that it returns takes them away. */
export function explanation(
  target: Element | ShadowRoot,
  text: string,
  problems: readonly Diagnostic[],
  language: string,
): () => void {
  const shown = mount(Problems, { target, props: { text, problems, say: speaker(language) } });
  return () => void unmount(shown);
}
