import 'strings:ptnLevel';
import { CLEAR_WORDS } from '#notation/document.ts';
import { levelAt, nextRise, scoreAfter } from '#notation/scoring.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import type { LevelState } from './levelState.ts';

/** Formats a number in the language of the page. */
const numberText = (value: number, say: Say): string => value.toLocaleString(say('language'));

export const levelTitle = ({ start }: LevelState, say: Say): string => say('ptnLevel.title', { start });

export const levelSentence = ({ start, lines }: LevelState, say: Say): readonly Part[] =>
  phrase(say, 'ptnLevel.sentence', {
    start,
    count: lines,
    level: { text: String(levelAt(start, lines)), kind: 'accepted' },
    next: nextRise(start, lines),
  });

/** What each clear scores if the level after it is the present one. */
export function pointsTable({ start, lines }: LevelState, say: Say): TextTable<number> {
  const level = levelAt(start, lines);
  return {
    label: say('ptnLevel.table', { level }),
    heads: [
      say('ptnLevel.head.clear'),
      say('ptnLevel.head.base'),
      say('ptnLevel.head.factor'),
      say('ptnLevel.head.points'),
    ],
    rows: CLEAR_WORDS.map((name, index) => ({
      key: index + 1,
      name: say('ptnLevel.clear', { name, count: index + 1 }),
      cells: [scoreAfter(0, index + 1, 0), level + 1, scoreAfter(0, index + 1, level)].map((value) => ({
        text: numberText(value, say),
      })),
    })),
  };
}
