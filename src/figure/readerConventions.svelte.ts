import {
  CONVENTIONS_EVENT,
  conventionAttribute,
  DEFAULT_CONVENTIONS,
  printConventions,
  readConventions,
  type Conventions,
} from '#text/conventions.ts';
import { whenReady } from './parts.ts';

/** The choices that the root element of the page carries. */
const chosen = (): Conventions =>
  readConventions((name) => document.documentElement.getAttribute(conventionAttribute(name)));

/** The reader's conventions, followed while a component uses them; the site's own until then, as in the page that the server sent. */
export class ReaderConventions {
  value: Conventions = $state.raw(DEFAULT_CONVENTIONS);

  constructor() {
    $effect(() => {
      const follow = (): void => {
        const value = chosen();
        // The same object as long as nothing changes: else all that is drawn and said by it is made twice, and again at each step.
        if (printConventions(value) !== printConventions(this.value)) this.value = value;
      };
      whenReady(follow);
      document.addEventListener(CONVENTIONS_EVENT, follow);
      return () => document.removeEventListener(CONVENTIONS_EVENT, follow);
    });
  }
}
