import 'strings:atlas';
import { outcomeCounts, type AtlasCase } from '#analysis/centreBoards.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { BoxAtlasState } from './atlasState.ts';

const boardsIn = (maps: readonly AtlasCase[]) => maps.flatMap(({ boards }) => boards);

export const atlasTitle = ({ rule }: BoxAtlasState, maps: readonly AtlasCase[], say: Say): string =>
  say('atlas.title', { count: boardsIn(maps).length, rule: say(`atlas.rule.${rule}`) });

/** Counts the outcomes on all boards. */
export const atlasSentence = (maps: readonly AtlasCase[], say: Say): readonly Part[] =>
  phrase(say, 'atlas.sentence', { total: boardsIn(maps).length, ...outcomeCounts(boardsIn(maps)) });
