import { mirrorX } from '#engine/geometry.ts';
import { type Transition } from '#engine/piece.ts';
import { mirrorTransition } from '#engine/mirror.ts';
import { srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endsSo, rotationOf, triedKicks } from './ask.ts';
import { kick, kicks, sameList } from './text.ts';

/** The rows in the order of the document. */
const ROWS = ['0>>1', '0>>3', '2>>1', '2>>3', '1>>0', '3>>0', '1>>2', '3>>2'] as const satisfies readonly Transition[];

/** How Arika's row differs from that of the Guideline. */
function besideGuideline(of: Transition): string {
  const [own, other] = [triedKicks(srsArika, 'I', of), triedKicks(srsGuideline, 'I', of)];
  if (sameList(own, other)) return 'The Guideline has the same list';
  const theirs = other.map(kick);
  const added = own.filter((one) => !theirs.includes(kick(one)));
  return added.length === 0
    ? 'The Guideline has the same kicks in another order'
    : `The Guideline has ${kicks(other.slice(1))}`;
}

export const ARIKA_ROW_CLAIMS: readonly ClaimCheck[] = ROWS.map((of, index) => ({
  id: `arika.i-${of.replace('>>', '-')}`,
  row: `0-55${'abcdefgh'[index]}`,
  status: 'holds',
  page: 'systems/arika-srs/',
  check: () => {
    const tried = triedKicks(srsArika, 'I', of);
    const mirrored = triedKicks(srsArika, 'I', mirrorTransition(of)).map(mirrorX);
    const rotation = rotationOf(srsArika, 'I', of);
    const winning = tried.filter((_, place) => endsSo(srsArika, rotation, place + 1));
    return evidence(
      tried.length === 5 && sameList(tried, mirrored) && winning.length === 5,
      `After basic rotation the engine tries ${kicks(tried.slice(1))}. This is the mirror image of ${mirrorTransition(of)}. ${besideGuideline(of)}. For each of the five tests there is a board on which it wins.`,
    );
  },
}));
