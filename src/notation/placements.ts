import { placementAt } from './forms.ts';
import { isError, type Remark } from './diagnostic.ts';
import type { Move, PtnDocument } from './document.ts';
import { moveText } from './print.ts';
import type { Played } from './game.ts';
import { replay } from './replay.ts';
import type { Placement } from '#engine/piece.ts';

/** Faults that a missing board explains. */
const endsPlay = ({ code }: Remark): boolean => code.startsWith('E_PLACEMENT_') || code === 'E_NO_ENTRY';

/**
 * Where every piece of a document locks: from the replay, and behind its end from the rows that the moves name themselves.
 * The remarks say which moves have neither, or what else is wrong with the game.
 */
export function placementsOf(document: PtnDocument): {
  readonly placements: readonly Placement[];
  readonly remarks: readonly Remark[];
} {
  const { played, remarks } = replay(document);
  const moves = document.items.filter((item): item is Move => item.is === 'move');
  const rest = moves.slice(played.length);
  const faults = remarks.filter((remark) => isError(remark) && !endsPlay(remark));
  const ends = remarks.filter(endsPlay);
  const unknown = rest
    .filter(({ bottom }) => bottom === null)
    .map((move): Remark => ({ code: 'E_CONVERT_BOARD', span: move.span, values: { move: moveText(move) } }));
  return {
    placements: [
      ...played.map(({ placement }: Played) => placement),
      ...rest.flatMap(({ form, left, bottom }) => (bottom === null ? [] : [placementAt(form, left, bottom)])),
    ],
    remarks: unknown.length > 0 ? [...faults, ...ends, ...unknown] : faults,
  };
}
