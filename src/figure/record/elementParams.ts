/** The attributes of an element, known before its figure has loaded. */
export interface ElementParams {
  /** Attributes that are parameters of the state, in the order of its query. */
  readonly params: readonly string[];
  /** The attribute that takes a complete query. */
  readonly queryAttribute: string | null;
  /** The parameter that `next()`, `previous()` and `goTo()` change, for figures with steps. */
  readonly step: string | null;
  /** Attributes for options with a few values, the default first. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Other attributes with free text. */
  readonly texts: readonly string[];
}

/** What an element knows before its figure has loaded. */
export interface ElementFacts extends ElementParams {
  /** The usual height of the figure in pixels, in a narrow place and in a wide one. */
  readonly room: readonly [narrow: number, wide: number];
}

/** Returns all attributes of an element, in the plain spelling. */
export const attributeNames = ({ params, queryAttribute, options, texts }: ElementParams): readonly string[] => [
  ...params,
  ...(queryAttribute === null ? [] : [queryAttribute]),
  ...texts,
  ...Object.keys(options),
];

/** Returns all spellings of attributes: hosts that sanitise HTML often allow only `data-…`. */
export const spellings = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `data-${name}`]);

/** The part of an element that reads attributes. */
export interface Attributes {
  readonly getAttribute: (name: string) => string | null;
}

/** Returns the value of an attribute in either spelling. The plain one wins. */
export const valueIn = (attributes: Attributes, name: string): string | null =>
  attributes.getAttribute(name) ?? attributes.getAttribute(`data-${name}`);
