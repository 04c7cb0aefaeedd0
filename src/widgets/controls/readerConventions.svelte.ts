import {
  CONVENTIONS_EVENT,
  conventionAttribute,
  DEFAULT_CONVENTIONS,
  printConventions,
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
      // The same object as long as nothing changes: else all that is drawn and said by it is made twice, and again at each step.
      let told = printConventions(DEFAULT_CONVENTIONS);
      const follow = (): void => {
        const value = current();
        const text = printConventions(value);
        if (text === told) return;
        told = text;
        this.value = value;
      };
      follow();
      document.addEventListener(CONVENTIONS_EVENT, follow);
      return () => document.removeEventListener(CONVENTIONS_EVENT, follow);
    });
  }
}
