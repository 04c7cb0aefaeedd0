import 'strings:language';
import 'strings:tableChecker';
import { verdictLines } from '#data/tableReader/message.ts';
import { sayDiagnostic, type Say } from '#text/strings.ts';
import type { TableVerdict } from './tableCheck.ts';

/** Says which system a table is and how many numbers differ, then what else is to be said of that. */
export const verdictTexts = (verdict: TableVerdict, say: Say): readonly string[] =>
  'reading' in verdict
    ? verdictLines(verdict.reading).map((line) => sayDiagnostic(say('language'), line))
    : [say('tableChecker.sentence.unreadable')];
