import 'strings:onePress.without';
import 'strings:spinGallery';
import { transition } from '#engine/piece.ts';
import { fullRows } from '#engine/stack.ts';
import { placementAfter } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { landingOf } from '#spins/landing.ts';
import { judges } from '#spins/rules.ts';
import { formatTransition } from '#text/conventions.ts';
import { judgeName, spinOf } from '#text/spinText.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { countSpins, lockedField, shownSpins, type GalleryState, type ShownSpin } from './galleryState.ts';

const systemNameOf = ({ system }: GalleryState): string => systemById(system)!.name;

export const galleryTitle = (state: GalleryState, { say }: Voice): string =>
  say('spinGallery.title', { system: systemNameOf(state) });

/** Says how many presses end in the spin. */
export function gallerySentence(state: GalleryState, { say }: Voice): string {
  const spins = shownSpins(state);
  const system = systemNameOf(state);
  if (spins.every(({ without }) => without === 'unknown kicks')) return say('spinGallery.unknown', { system });
  return say('spinGallery.sentence', { system, count: countSpins(spins), all: spins.length });
}

export const spinTitle = ({ name }: ShownSpin, { say }: Voice): string => say(`spinGallery.${name}`);

/** What the press does, in a phrase: `0>>1, test 5, 3 rows`. */
export function spinLine({ trace, ends, without }: ShownSpin, { say, conventions }: Voice): string {
  if (without !== null) return say(`onePress.without.${without}`);
  const { outcome, request } = trace;
  if (!('test' in outcome)) return say('spinGallery.stays');
  const name = transition(request.placement.orientation, placementAfter(trace).orientation);
  const test = say('spinGallery.test', { number: outcome.test.number });
  const rows = say('spinGallery.rows', { count: fullRows(lockedField(trace)).length });
  return [formatTransition(name, conventions), test, ends === 'in the spin' ? rows : say('spinGallery.elsewhere')].join(
    ', ',
  );
}

/** Says what has been played. */
export const playedText = (spin: ShownSpin, voice: Voice): string =>
  voice.say('spinGallery.played', { name: spinTitle(spin, voice), line: spinLine(spin, voice) });

/** Judges whose verdicts are under each board. */
const JUDGES = ['guideline', 'tetrio/all-mini+', 'nullpomino/all-immobile'];

/** What three games call the rotation, a line each; none where it is no rotation of pieces with the shapes of SRS. */
export function spinVerdicts({ trace, without }: ShownSpin, say: Say): readonly string[] {
  const landing = without === null ? landingOf(trace) : null;
  if (!landing) return [];
  return judges
    .filter(({ id }) => JUDGES.includes(id))
    .map((rule) => say('spinGallery.verdict', { judge: judgeName(rule), verdict: spinOf(rule, landing, say) }));
}
