import { nextTask } from '#figure/parts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Remembers the field that a reader is in, because hydration writes into fields: that collapses a selection, and what is pasted would stand
 * behind the text. The function that it returns brings selection and scroll position back, once the field has its text again.
 */
export function keepField(island: HTMLElement): () => Promise<void> {
  const field = document.activeElement;
  if (!isField(field) || !island.contains(field)) return () => Promise.resolve();
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = field;
  return async () => {
    // Hydration removes the defaults of fields in a task of its own.
    await nextTask();
    // A link has put in another text. Fields of numbers have no selection that scripts can read.
    if (field.value !== value || selectionStart === null || field.selectionStart !== field.selectionEnd) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    field.scrollTo(scrollLeft, scrollTop);
  };
}
