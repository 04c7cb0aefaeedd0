import type { Say } from '#text/strings.ts';
import type { ShareOffer } from './shown.ts';

/** The props of the share menu. */
export interface ShareProps {
  readonly say: Say;
  /** Called when the menu opens, because the forms are loaded and computed only then. */
  readonly offer: () => Promise<ShareOffer>;
  /** Returns the address that opens the state in the lab, if the figure has a page there. */
  readonly lab?: (() => string | Promise<string>) | undefined;
}
