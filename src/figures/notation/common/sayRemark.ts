import 'strings:language';
import type { PtnDiagnostic } from '#notation/diagnostic.ts';
import { sayDiagnostic, type Say } from '#text/strings.ts';

/** Returns the message of a diagnostic in the reader's language. Without a translation it is in English, as on the command line. */
export function sayRemark(diagnostic: PtnDiagnostic, say: Say): string {
  const { code, sentence = code, message, expected = '', found = '' } = diagnostic;
  const values = { ...diagnostic.values, expected, found };
  return sayDiagnostic(say('language'), { code: `ptn.${sentence}`, sentence: message, values });
}
