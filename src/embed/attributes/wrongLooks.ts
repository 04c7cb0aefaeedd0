import type { Attributes, ElementWords } from '#figure/record/elementWords.ts';
import { explanation } from '../explanation.ts';
import { readLooks } from './looksText.ts';

/** Explains an unknown option value in an element. The returned function removes the explanation. */
export function wrongLooks(
  target: ShadowRoot,
  attributes: Attributes,
  known: ElementWords,
  language: string,
): () => void {
  const { line, read } = readLooks(attributes, known);
  return explanation(target, line, read.ok ? [] : read.diagnostics, language);
}
