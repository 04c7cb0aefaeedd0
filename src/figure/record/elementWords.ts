/** What can be written on an element: known before its figure is loaded. */
export interface ElementWords {
  /** Attributes that are words of the state, in the order of its line. */
  readonly words: readonly string[];
  /** The attribute that takes a whole line of them. */
  readonly line: string | null;
  /** The word that `next()`, `previous()` and `goTo()` change, for figures with steps. */
  readonly step: string | null;
  /** Attributes that choose among a few looks, the usual one first. */
  readonly looks: Readonly<Record<string, readonly string[]>>;
  /** Other attributes, of free text. */
  readonly texts: readonly string[];
}

/** Every attribute of an element, in the plain spelling. */
export const attributeNames = ({ words, line, looks, texts }: ElementWords): readonly string[] => [
  ...words,
  ...(line === null ? [] : [line]),
  ...texts,
  ...Object.keys(looks),
];

/** Every spelling under which an attribute is understood: hosts that clean HTML often let only `data-…` pass. */
export const spellings = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `data-${name}`]);

/** What an element reads its attributes by. */
export interface Attributes {
  readonly getAttribute: (name: string) => string | null;
}

/** The value of an attribute in either spelling; the plain one counts where both are given. */
export const valueIn = (attributes: Attributes, name: string): string | null =>
  attributes.getAttribute(name) ?? attributes.getAttribute(`data-${name}`);
