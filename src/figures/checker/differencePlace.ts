import type { Difference } from '#data/tableReader/differences.ts';
import { formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

/** Names the entry in which a table differs from the compared system. */
export const differencePlace = ({ pieces, transition, test }: Difference, { say, conventions }: Voice): string =>
  say('tableChecker.place', { pieces: pieces.join(' '), transition: formatTransition(transition, conventions), test });
