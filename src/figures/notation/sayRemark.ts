import 'strings:language';
import type { Diagnostic } from '#notation/diagnostic.ts';
import { sayDiagnostic, type Say } from '#text/strings.ts';

/** What a remark about a text says in the speaker's language; English, as on the command line, where there is no translation. */
export function sayRemark(diagnostic: Diagnostic, say: Say): string {
  const { code, sentence = code, message, expected = '', found = '' } = diagnostic;
  const values = { ...diagnostic.values, expected, found };
  return sayDiagnostic(say('language'), { code: `ptn.${sentence}`, sentence: message, values });
}
