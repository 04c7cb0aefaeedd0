import { formatWord, WORD_KINDS } from '#text/conventionWords.ts';
import { CONVENTIONS_EVENT, DEFAULT_CONVENTIONS, printConventions } from '#text/conventions.ts';
import { conventionsNow } from './conventionState.ts';

/** Rewrites every marked word of the page in the current conventions. */
function rewrite(): void {
  const conventions = conventionsNow();
  for (const word of document.querySelectorAll<HTMLElement>('[data-word]')) {
    const kind = WORD_KINDS.find((known) => known === word.dataset['word']);
    if (kind) word.textContent = formatWord(kind, word.dataset['value'] ?? '', conventions);
  }
}

if (printConventions(conventionsNow()) !== printConventions(DEFAULT_CONVENTIONS)) rewrite();
document.addEventListener(CONVENTIONS_EVENT, rewrite);
