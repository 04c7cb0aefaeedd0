import type { LINK_ELEMENTS } from 'figures:loaders';
import { Base } from './element.ts';

/**
 * The class of an element around links, `<kick-link><a href="…">…</a></kick-link>`: pressed, a link shows its scenario in the figure that
 * `for` names, in the only one of the page, or in a small one that opens under it. In every other case, and until what it needs is fetched,
 * it is the link that it was.
 */
export const linkElement = (link: (typeof LINK_ELEMENTS)[number]): CustomElementConstructor =>
  class extends Base {
    connectedCallback(): void {
      import('./followLink.ts').then(
        ({ followLinks }) => followLinks(this, link),
        (reason: unknown) => console.warn(`<${link.name}> could not be loaded; its link stays one. ${String(reason)}`),
      );
    }
  };
