import { SHOW_EVENT } from '#figure/events.ts';
import { first } from '#figure/controls/listen.ts';
import { DEFAULT_CONVENTIONS, printConventions } from '#text/conventions.ts';
import { conventionsNow } from '../scripts/conventionState.ts';
import { USES } from './heldEvents.ts';
import { hydrateWhen } from './hydrateWhen.ts';
import { whenNear } from './whenNear.ts';

// `client:touched`: loads the script of a figure when a reader begins to use it, not while they read. The figure is complete as the server
// drew it.

/** A link may set the state of a figure, and conventions its labels: such figures load at once. */
const asksAlready = (): boolean =>
  location.search !== '' || printConventions(conventionsNow()) !== printConventions(DEFAULT_CONVENTIONS);

/** A reader who has used one figure may use any, so all of them load. */
const begun: Promise<void> = asksAlready() ? Promise.resolve() : first(window, ['pointerdown', 'keydown', 'input']);

/** A table or a word of the page may ask a figure to show something: by a press that no pointer made, too. */
const reachedFor = (island: HTMLElement): Promise<void> =>
  first(island, ['pointerover', 'focusin', SHOW_EVENT, ...USES]);

// Astro asks for what a module exports by default.
// oxlint-disable-next-line import/no-default-export
export default hydrateWhen((island) => Promise.race([reachedFor(island), begun.then(() => whenNear(island))]));
