import 'strings:hardLines';
import { HARD_LINES, HARD_READINGS, type HardReading } from '#play/hardLines.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import { countedLines, type HardLinesState } from './hardLinesState.ts';

// The texts of the figure about HARD's 500 lines.

/** Formats a count in the language of the page. */
export const countText = (count: number, say: Say): string => count.toLocaleString(say('language'));

export const readingsTable = ({ level }: HardLinesState, say: Say): TextTable<HardReading> => ({
  label: say('hardLines.table'),
  heads: [say('hardLines.head.reading'), say('hardLines.head.takes', { level }), say('hardLines.head.before')],
  rows: HARD_READINGS.map((reading) => {
    const { before, lines } = countedLines(reading, level);
    return {
      key: reading,
      name: say(`hardLines.reading.${reading}`),
      cells: [{ text: lines === null ? '–' : countText(lines, say) }, { text: countText(before, say) }],
    };
  }),
});

export function hardLinesSentence({ level, readings }: HardLinesState, say: Say): readonly Part[] {
  const { before, lines } = countedLines(readings, level);
  return phrase(say, `hardLines.${level === HARD_LINES.level ? 'last' : 'sentence'}.${readings}`, {
    level,
    before: countText(before, say),
    lines: countText(lines ?? 0, say),
    longest: countText(countedLines(readings, HARD_LINES.level - 1).lines ?? 0, say),
  });
}

export const hardLinesTitle = ({ readings }: HardLinesState, say: Say): string =>
  say('hardLines.title', { reading: say(`hardLines.reading.${readings}`) });
