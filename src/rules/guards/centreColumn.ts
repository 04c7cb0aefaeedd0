import type { Attempt } from '#engine/attempt.ts';
import type { Finding, Guard } from '#engine/guard.ts';
import { isSolid } from '#engine/playfield.ts';
import { firstBlocked, onField, placeOf, searchedUpTo } from './search.ts';

const NAME = 'centre-column';
const CENTRE = 1;

/** The rule is about J, L and T turned from a three-wide orientation. */
const concerns = ({ piece, from }: Attempt): boolean =>
  (from & 1) === 0 && (piece === 'J' || piece === 'L' || piece === 'T');

const isCentre = ({ after }: Attempt, index: number): boolean => index >= 0 && after[index]![0] === CENTRE;

/**
 * The centre column rule of ARS: the first blocked square of the new orientation decides, in reading order. In the centre column
 * it forbids every kick; elsewhere it forbids none.
 */
export const centreColumn: Guard = {
  name: NAME,
  refuses: (attempt) => concerns(attempt) && isCentre(attempt, firstBlocked(attempt)),
  explain: (attempt) => {
    const first = placeOf(attempt, attempt.after[firstBlocked(attempt)]!);
    return { because: { code: 'refused.centreColumn', values: first }, cells: [first.cell] };
  },
  finding: (attempt): Finding | null => {
    const index = firstBlocked(attempt);
    if (!concerns(attempt) || index < 0) return null;
    const first = placeOf(attempt, attempt.after[index]!);
    return {
      guard: NAME,
      message: { code: `finding.centreColumn.${isCentre(attempt, index) ? 'refuses' : 'allows'}`, values: first },
      cells: [first.cell],
      searched: searchedUpTo(attempt, index),
    };
  },
};

/** Index of the first blocked square outside the centre column, or -1. */
function firstOffCentre({ field, after, x, y }: Attempt): number {
  for (let i = 0; i < after.length; i++) {
    const cell = after[i]!;
    if (cell[0] !== CENTRE && isSolid(field, x + cell[0], y + cell[1])) return i;
  }
  return -1;
}

const blockedCells = (attempt: Attempt) =>
  attempt.after.map((cell) => onField(attempt, cell)).filter(([x, y]) => isSolid(attempt.field, x, y));

/**
 * The other reading of the rule (D1; NullpoMino, Heboris): kicks are forbidden only where every blocked square is in the centre
 * column, wherever it stands in the search.
 */
export const anyOffCentre: Guard = {
  name: NAME,
  refuses: (attempt) => concerns(attempt) && firstOffCentre(attempt) < 0,
  explain: (attempt) => ({ because: { code: 'refused.onlyCentreColumn' }, cells: blockedCells(attempt) }),
  finding: (attempt) => {
    if (!concerns(attempt)) return null;
    const index = firstOffCentre(attempt);
    if (index < 0) {
      return {
        guard: NAME,
        message: { code: 'finding.anyOffCentre.refuses' },
        cells: blockedCells(attempt),
        searched: searchedUpTo(attempt, attempt.after.length - 1),
      };
    }
    const found = placeOf(attempt, attempt.after[index]!);
    return {
      guard: NAME,
      message: { code: 'finding.anyOffCentre.allows', values: found },
      cells: [found.cell],
      searched: searchedUpTo(attempt, index),
    };
  },
};
