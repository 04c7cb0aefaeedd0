import { ownEntry } from './ownEntry.ts';
import { SENTENCES } from './sentences.ts';

/** Half-open range of UTF-16 units in the text that was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A fault in a text: where it is, which rule it breaks, and a sentence that says what is allowed. */
export interface Diagnostic {
  readonly code: string;
  readonly span: Span;
  readonly sentence: string;
  /** The values in the sentence, for other languages. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** A value, or what is wrong with the text that it was read from. Reading never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (...diagnostics: readonly Diagnostic[]): Result<never> => ({ ok: false, diagnostics });

/** Returns all that diagnostics say, in one line. */
export const allSentences = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics.map(({ sentence }) => sentence).join(' ');

/** @throws Error with the diagnostics of a text that is part of the program, or was checked before */
export function must<T>(read: Result<T>, text: string): T {
  if (!read.ok) throw new Error(`${text}: ${allSentences(read.diagnostics)}`);
  return read.value;
}

/** Fills `{name}` places of a template. Values are inserted as they are: the result is text, never markup. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.includes('{')
    ? template.replace(/\{(\w+)\}/g, (whole, name: string) => String(ownEntry(values, name) ?? whole))
    : template;

/** A function that makes diagnostics from a table of English sentences by code. */
export const diagnoser =
  <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  (code: Code, span: Span, values: Readonly<Record<string, string | number>> = {}): Diagnostic => ({
    code,
    span,
    values,
    // Where sentences come later there is none yet.
    sentence: fillTemplate(sentences[code] ?? '', values),
  });

export const diagnose = diagnoser(SENTENCES);
