// Console warnings about wrong use of elements, loaded only when there may be one.

/** Attributes that HTML or a framework gives to every element, besides the usual ones (element.ts). They are not meant for the figure. */
const FOREIGN =
  /^(?:slot|part|exportparts|lang|dir|hidden|tabindex|title|role|translate|is|inert|nonce|key|draggable|spellcheck|contenteditable|autofocus|accesskey|popover|item.*|on.*|v-.*|x-.*|hx-.*|ng-.*|_ng.*)$|[:@.]/;

/** Returns attributes that neither our elements nor HTML know: most likely misspelt. */
export const misspelt = (unusual: readonly string[]): readonly string[] =>
  unusual.filter((name) => !FOREIGN.test(name));

const warned = new WeakSet<Element>();

/**
 * Warns once about attributes that an element does not know.
 * @param unusual its attributes besides its own and the usual ones
 */
export function warnOfUnknown(element: Element, unusual: readonly string[], names: readonly string[]): void {
  const unknown = misspelt(unusual);
  if (unknown.length === 0 || warned.has(element)) return;
  warned.add(element);
  const quoted = unknown.map((name) => `"${name}"`).join(', ');
  console.warn(`<${element.localName}> does not know ${quoted}. Use one of its attributes: ${names.join(', ')}.`);
}

export const warnOfStep = ({ localName }: Element, step: unknown): void =>
  console.warn(`<${localName}> cannot go to step ${String(step)}. Use a whole number from 0, the start.`);
