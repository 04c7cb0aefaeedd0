import { ownEntry } from '#engine/ownEntry.ts';
import { FIGURES } from '#figures/registry.ts';
import { phrase, said, values, type Allowed, type Usual } from '#figure/record/allowed.ts';
import type { ElementRecord } from '#figure/record/record.ts';

/** An attribute of an element: one row of the reference. */
export interface AttributeRow {
  readonly name: string;
  /** `word` for one parameter, `query` for several, `look` for an option, or free `text`. */
  readonly kind: 'word' | 'query' | 'look' | 'text';
  readonly allowed: Allowed;
  readonly usual: Usual;
}

export interface ElementRows {
  readonly element: string;
  readonly attributes: readonly AttributeRow[];
}

const attributesOf = ({ words, queryAttribute, texts, options, uses }: ElementRecord): readonly AttributeRow[] => [
  ...words.map((name) => ({ name, kind: 'word', ...ownEntry(uses, name)! }) as const),
  ...(queryAttribute === null
    ? []
    : [{ name: queryAttribute, kind: 'query', allowed: said('query'), usual: null } as const]),
  ...texts.map((name) => ({ name, kind: 'text', ...ownEntry(uses, name)! }) as const),
  ...Object.entries(options).map(([name, allowed]) => {
    const usual = name === 'theme' ? said('usualTheme') : phrase(allowed[0]!);
    return { name, kind: 'look', allowed: values(allowed), usual } as const;
  }),
];

/** Returns all elements with their attributes, from the records that the elements themselves use. */
export const elementRows = (): readonly ElementRows[] =>
  FIGURES.flatMap(({ name, element }) => (element ? [{ element: name, attributes: attributesOf(element) }] : []));
