import type { Attributes, ElementWords } from '#figure/record/elementWords.ts';
import { explanation } from '../explanation.ts';
import { readLooks } from './looksText.ts';

/** Says in an element which look there is not; the function that it returns takes that away. */
export function wrongLooks(
  target: ShadowRoot,
  attributes: Attributes,
  known: ElementWords,
  language: string,
): () => void {
  const { line, read } = readLooks(attributes, known);
  return explanation(target, line, read.ok ? [] : read.diagnostics, language);
}
