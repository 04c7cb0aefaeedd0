/** Classes of what is not written: told to screen readers alone, or controls. */
export const UNWRITTEN = ['hidden', 'sr', 'scripted'];

/** Classes of what holds a drawing with its words above and below: a cell of several, the pane of a system, a tile. So does a section. */
export const FRAMES = ['cell', 'pane', 'tile'];

/** Words as they are read: with single blanks between them. */
export const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a part of a page, without controls and without those that only screen readers are told; numbers in fields count. */
export function wordsIn(element: Element | null | undefined): string {
  if (!element) return '';
  const bare = element.cloneNode(true) as Element;
  for (const hidden of bare.querySelectorAll(UNWRITTEN.map((name) => `.${name}`).join())) hidden.remove();
  for (const field of bare.querySelectorAll('input')) field.replaceWith(field.value);
  bare.normalize();
  const parts = [...bare.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE);
  const texts = parts.map(({ textContent }) => tidied(textContent ?? ''));
  return texts.filter((text) => text !== '').join(' ');
}
