import type { LINK_ELEMENTS } from 'figures:links';
import { Base } from './element.ts';

/**
 * Returns the class of `<kick-link><a href="…">…</a></kick-link>`. A pressed link shows its scenario in the figure that `for` names, in the
 * only one of the page, or in a small one that opens below. Otherwise, and until the code is loaded, it stays a plain link.
 */
export const linkElement = (link: (typeof LINK_ELEMENTS)[number]): CustomElementConstructor =>
  class extends Base {
    connectedCallback(): void {
      import('./followLink.ts').then(
        ({ followLinks }) => followLinks(this, link),
        (reason: unknown) =>
          console.warn(
            `<${link.name}> could not be loaded; its link opens a page. Check that the server has all of embed/v1/. ${String(reason)}`,
          ),
      );
    }
  };
