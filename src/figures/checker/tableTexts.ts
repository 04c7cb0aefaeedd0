import 'strings:tableChecker';
import { verdictLines } from '#data/tableReader/message.ts';
import { phrase, type Part } from '#text/phrases.ts';
import { sayDiagnostic, type Say } from '#text/strings.ts';
import type { TableVerdict } from './tableCheck.ts';

/** Says which system a table is, and how many numbers differ. */
export const checkerSentence = (verdict: TableVerdict, say: Say): readonly Part[] =>
  'reading' in verdict
    ? [
        {
          text: verdictLines(verdict.reading)
            .map((line) => sayDiagnostic(say('language'), line))
            .join(' '),
        },
      ]
    : phrase(say, 'tableChecker.sentence.unreadable', {});
