import {
  CONVENTIONS_EVENT,
  conventionAttribute,
  DEFAULT_CONVENTIONS,
  printConventions,
  readConventions,
  type Conventions,
} from '#text/conventions.ts';
import { speaker, type Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { whenReady } from './parts.ts';

/** The choices that the root element of the page carries. */
const chosen = (): Conventions =>
  readConventions((name) => document.documentElement.getAttribute(conventionAttribute(name)));

/**
 * The voice of a component: its language, and the reader's conventions, which are followed while the component uses them. Until then they
 * are the site's own, as in the page that the server sent.
 */
export class Reader {
  #conventions: Conventions = $state.raw(DEFAULT_CONVENTIONS);
  readonly #language: () => string;
  readonly say: Say = $derived.by(() => speaker(this.#language()));
  readonly voice: Voice = $derived.by(() => ({ say: this.say, conventions: this.#conventions }));

  constructor(language: () => string) {
    this.#language = language;
    $effect(() => {
      const follow = (): void => {
        const value = chosen();
        // The same object as long as nothing changes: else all that is drawn and said by it is made twice, and again at each step.
        if (printConventions(value) !== printConventions(this.#conventions)) this.#conventions = value;
      };
      whenReady(follow);
      document.addEventListener(CONVENTIONS_EVENT, follow);
      return () => document.removeEventListener(CONVENTIONS_EVENT, follow);
    });
  }
}
