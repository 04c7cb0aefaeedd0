import type { Say } from '#text/strings.ts';
import type { ShareOffer } from './shown.ts';

/** What the menu for sharing needs of its figure. */
export interface ShareProps {
  readonly say: Say;
  /** Fetched and computed when the menu opens. */
  readonly offer: () => Promise<ShareOffer>;
  /** The address that opens the state in the lab, where the figure has a page there. Asked for when the menu opens. */
  readonly lab?: (() => string | Promise<string>) | undefined;
}
