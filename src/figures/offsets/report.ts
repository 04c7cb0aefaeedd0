import { deriveTable, deriveTests } from '#analysis/offsetDerivation.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import { stateOf } from '#figure/record/run.ts';
import { factLines, tableLines, type FigureReport } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { offsetFacts } from './offsetFacts.ts';
import { offsetPictures } from './offsetPictures.ts';
import {
  baseFor,
  endsShown,
  linesOf,
  OFFSET_DERIVER,
  offsetsShown,
  shapeFor,
  systemOf,
  type OffsetState,
} from './offsetState.ts';
import { factTexts, kicksTable, linesTable, numbersTable, offsetSentence, offsetTitle } from './offsetTexts.ts';

function allTexts(state: OffsetState, voice: Voice): readonly string[] {
  const offsets = offsetsShown(state);
  const base = baseFor(state);
  const facts = offsetFacts(state.piece, shapeFor(state), offsets);
  const lines = linesTable(offsets, endsShown(state), voice);
  const named = {
    ...lines,
    rows: lines.rows.map((row) => ({ ...row, name: voice.say('tests.name', { number: row.key }) })),
  };
  return [
    ...tableLines(named),
    ...tableLines(numbersTable(offsets, base, voice)),
    ...factLines(factTexts(facts, state, systemName(state.system, voice.say, voice.conventions), voice)),
    ...(linesOf(state) > 1 ? tableLines(kicksTable(facts.table, deriveTable(base, QUARTER_TRANSITIONS), voice)) : []),
  ];
}

export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(OFFSET_DERIVER, query);
  const tests = deriveTests(offsetsShown(state), ...endsShown(state));
  const texts = [undefined, ...tests].map((test) => textOf(offsetSentence(state, test, voice)));
  const sentence = texts[Math.min(state.line, linesOf(state))]!;
  return {
    title: offsetTitle(state, voice),
    sentence,
    palette: systemOf(state).palette,
    sentences: [sentence, ...allTexts(state, voice)],
    pictures: offsetPictures(state, texts, voice),
  };
}
