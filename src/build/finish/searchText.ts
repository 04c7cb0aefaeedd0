import { elementsIn } from '../elementsIn.ts';
import type { Edit, FinishedPage } from '../finishedPage.ts';

/**
 * Adds a space at the end of each heading of a table. Pagefind parts the texts of other cells, and would join these to one word. Svelte
 * hydrates figures as it rendered them, so their tables stay as they are.
 */
export function headingEdits({ elements }: FinishedPage): readonly Edit[] {
  const inFigures = new Set(elements.filter(({ tagName }) => tagName === 'astro-island').flatMap(elementsIn));
  return elements
    .filter((element) => element.tagName === 'th' && !inFigures.has(element))
    .flatMap(({ sourceCodeLocation: at }) =>
      at?.endTag ? [{ start: at.endTag.startOffset, end: at.endTag.startOffset, text: ' ' }] : [],
    );
}
