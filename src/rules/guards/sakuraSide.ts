import type { Attempt } from '#engine/attempt.ts';
import type { Guard } from '#engine/guard.ts';
import { firstBlocked, placeOf, searchedUpTo } from './search.ts';

const NAME = 'sakura-side';

/** Where the one kick may go, by the box column of the first blocked square. */
const SIDES = [1, 0, -1] as const;
const VERDICTS = ['right', 'refuses', 'left'] as const;

const firstOf = (attempt: Attempt) => attempt.after[firstBlocked(attempt)];

/**
 * Cardcaptor Sakura: one kick only, away from the first blocked square of the new orientation, in the search order of ARS. Met in
 * the left column it is one right, in the right column one left, and in the centre column none.
 */
export const sakuraSide: Guard = {
  name: NAME,
  atMost: 1,
  refuses: (attempt, kick) => {
    const first = firstOf(attempt);
    return first !== undefined && kick[0] !== (SIDES[first[0]] ?? 0);
  },
  explain: (attempt) => {
    const first = placeOf(attempt, firstOf(attempt)!);
    const code = first.column === 2 ? 'refused.centreColumn' : 'refused.sakuraSide';
    return { because: { code, values: first }, cells: [first.cell] };
  },
  finding: (attempt) => {
    const cell = firstOf(attempt);
    // The I never kicks, so nothing is searched for it.
    if (cell === undefined || attempt.piece === 'I') return null;
    const first = placeOf(attempt, cell);
    return {
      guard: NAME,
      message: { code: `finding.sakuraSide.${VERDICTS[cell[0]]}`, values: first },
      cells: [first.cell],
      searched: searchedUpTo(attempt, firstBlocked(attempt)),
    };
  },
};
