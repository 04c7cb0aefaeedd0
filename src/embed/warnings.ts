import { spellings } from './elements.ts';

// What elements say in the console of how they are used: fetched when there may be something to say.

/** Attributes that HTML gives to every element, and those that frameworks write; they say nothing about the figure. */
const FOREIGN =
  /^(?:id|class|style|slot|part|exportparts|lang|dir|hidden|tabindex|title|role|translate|is|inert|nonce|key|draggable|spellcheck|contenteditable|autofocus|accesskey|popover|item.*|data-.*|aria-.*|on.*|v-.*|x-.*|hx-.*|ng-.*|_ng.*)$|[:@.]/;

/** Attributes that neither the element nor HTML knows: most likely misspelt. */
export const unknownAttributes = (given: readonly string[], names: readonly string[]): readonly string[] =>
  given.filter((name) => !spellings(names).includes(name) && !FOREIGN.test(name));

const warned = new WeakSet<Element>();

/** Warns once of attributes that an element does not know. */
export function warnOfUnknown(element: Element, given: readonly string[], names: readonly string[]): void {
  const unknown = unknownAttributes(given, names);
  if (unknown.length === 0 || warned.has(element)) return;
  warned.add(element);
  const misspelt = unknown.map((name) => `"${name}"`).join(', ');
  console.warn(`<${element.localName}> does not know ${misspelt}. Its attributes are ${names.join(', ')}.`);
}

export const warnOfStep = ({ localName }: Element, step: unknown): void =>
  console.warn(`<${localName}> cannot go to step ${String(step)}; steps are whole numbers from 0, the start.`);
