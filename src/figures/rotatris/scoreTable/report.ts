import { stateOf } from '#figure/record/run.ts';
import { tableLines, type FigureReport } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { SCORE_TABLE } from '../common/score/scoreStates.ts';
import { scoreTable, scoreTableSentence, scoreTableTitle } from '../common/score/scoreTexts.ts';

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const state = stateOf(SCORE_TABLE, query);
  const { label, heads, rows } = scoreTable(state, say);
  // The first column names a shell by its number alone.
  const named = rows.map((row) => ({ ...row, name: `${heads[0]} ${row.name}` }));
  const sentence = textOf(scoreTableSentence(state, say));
  return {
    title: scoreTableTitle(state, say),
    sentence,
    sentences: [sentence, ...tableLines({ label, heads, rows: named })],
  };
}
