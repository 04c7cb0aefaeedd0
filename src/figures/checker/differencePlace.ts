import type { PlacedDifference } from '#data/tableReader/message.ts';
import { formatOrientation, formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

/** Names the entry, or the offset, in which a table differs from the compared system. */
export const differencePlace = (
  { pieces, transition, state, test }: Pick<PlacedDifference, 'pieces' | 'transition' | 'state' | 'test'>,
  { say, conventions }: Voice,
): string =>
  state === undefined
    ? say('tableChecker.place', {
        pieces: pieces.join(' '),
        transition: formatTransition(transition, conventions),
        test,
      })
    : say('tableChecker.place.offset', {
        pieces: pieces.join(' '),
        state: formatOrientation(state, conventions),
        test,
      });
