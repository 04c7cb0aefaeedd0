// What elements say in the console of how they are used: fetched when there may be something to say.

/** Attributes that HTML gives to every element, but for the usual ones (element.ts), and those that frameworks write; they say nothing about the figure. */
const FOREIGN =
  /^(?:slot|part|exportparts|lang|dir|hidden|tabindex|title|role|translate|is|inert|nonce|key|draggable|spellcheck|contenteditable|autofocus|accesskey|popover|item.*|on.*|v-.*|x-.*|hx-.*|ng-.*|_ng.*)$|[:@.]/;

/** Of attributes that no element of ours has those that HTML does not know either: most likely misspelt. */
export const misspelt = (unusual: readonly string[]): readonly string[] =>
  unusual.filter((name) => !FOREIGN.test(name));

const warned = new WeakSet<Element>();

/**
 * Warns once of attributes that an element does not know.
 * @param unusual what it has besides its own attributes and the usual ones
 */
export function warnOfUnknown(element: Element, unusual: readonly string[], names: readonly string[]): void {
  const unknown = misspelt(unusual);
  if (unknown.length === 0 || warned.has(element)) return;
  warned.add(element);
  const quoted = unknown.map((name) => `"${name}"`).join(', ');
  console.warn(`<${element.localName}> does not know ${quoted}. Its attributes are ${names.join(', ')}.`);
}

export const warnOfStep = ({ localName }: Element, step: unknown): void =>
  console.warn(`<${localName}> cannot go to step ${String(step)}; steps are whole numbers from 0, the start.`);
