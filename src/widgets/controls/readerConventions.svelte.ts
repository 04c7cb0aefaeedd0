import {
  CONVENTIONS_EVENT,
  conventionAttribute,
  DEFAULT_CONVENTIONS,
  readConventions,
  type Conventions,
} from '../conventions.ts';

const current = (): Conventions =>
  readConventions((name) => document.documentElement.getAttribute(conventionAttribute(name)));

/** The reader's conventions, followed while a component uses them; the site's own until then, as in the page that the server sent. */
export class ReaderConventions {
  value: Conventions = $state.raw(DEFAULT_CONVENTIONS);

  constructor() {
    $effect(() => {
      const follow = (): void => {
        this.value = current();
      };
      follow();
      document.addEventListener(CONVENTIONS_EVENT, follow);
      return () => document.removeEventListener(CONVENTIONS_EVENT, follow);
    });
  }
}
