import type { BoardFrame } from '#board/geometry.ts';
import { outlinePath } from '#board/outline.ts';
import type { ReachedPlacement } from './reachView.ts';

const kindOf = ({ kick, reachedBy }: ReachedPlacement): string =>
  reachedBy === 'other' ? 'other' : kick === 'needed' ? 'kick' : 'plain';

/** Draws every placement that the piece can reach. */
export const placementsMarkup = ({ point }: BoardFrame, placements: readonly ReachedPlacement[]): string =>
  placements
    .map((placement) => `<path class="reach-${kindOf(placement)}" d="${outlinePath(placement.minos, point)}"/>`)
    .join('');
