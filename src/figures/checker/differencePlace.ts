import type { TableDifference } from '#data/tableMatch.ts';
import { formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';

/** Where a table says something else than the one it is compared with. */
export const differencePlace = ({ pieces, transition, test }: TableDifference, { say, conventions }: Voice): string =>
  say('tableChecker.place', { pieces: pieces.join(' '), transition: formatTransition(transition, conventions), test });
