import { Base } from './element.ts';

/**
 * `<kick-link><a href="…">…</a></kick-link>`: pressed, the link shows its scenario in the stepper that `for` names, in the only one of the
 * page, or in a small one that opens under it. In every other case, and until what it needs is fetched, it is the link that it was.
 */
export class KickLink extends Base {
  connectedCallback(): void {
    import('./followLink.ts').then(
      ({ followLinks }) => followLinks(this),
      (reason: unknown) => console.warn(`<kick-link> could not be loaded; its link stays one. ${String(reason)}`),
    );
  }
}
