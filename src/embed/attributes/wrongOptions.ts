import type { Attributes, ElementParams } from '#figure/record/elementParams.ts';
import { explanation } from '../explanation.ts';
import { readOptions } from './optionsText.ts';

/** Explains an unknown option value in an element. The returned function removes the explanation. */
export function wrongOptions(
  target: ShadowRoot,
  attributes: Attributes,
  known: ElementParams,
  language: string,
): () => void {
  const { query, read } = readOptions(attributes, known);
  return explanation(target, query, read.ok ? [] : read.diagnostics, language);
}
