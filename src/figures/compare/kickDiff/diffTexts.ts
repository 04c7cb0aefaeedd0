import 'strings:diff';
import type { Say } from '#text/strings.ts';
import type { TableDiff } from '../common/tableDiff.ts';

export const diffTitle = ({ names, piece }: TableDiff, say: Say): string =>
  say('diff.label', { first: names[0], second: names[1], piece });

/** Says how many turns have equal lists. */
export const diffSentence = ({ rows }: TableDiff, say: Say): string =>
  say('diff.sentence', { alike: rows.filter(({ is }) => is === 'same').length, count: rows.length });
