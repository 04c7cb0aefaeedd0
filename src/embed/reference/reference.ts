import { ownEntry } from '#engine/ownEntry.ts';
import { FIGURES } from '#figures/registry.ts';
import { phrase, said, values, type Allowed, type Usual, type WordUse } from '#figure/record/allowed.ts';
import type { ElementRecord } from '#figure/record/record.ts';

/** The same allowed values and the same default of an attribute in one or more elements. */
export interface AttributeUse {
  readonly elements: readonly string[];
  readonly allowed: Allowed;
  readonly usual: Usual;
}

/** An attribute with its different uses, the most common one first. */
export interface AttributeRow {
  readonly name: string;
  readonly uses: readonly AttributeUse[];
}

const usesOf = (record: ElementRecord): readonly (readonly [name: string, use: WordUse])[] => [
  ...[...record.params, ...record.texts].map((name) => [name, ownEntry(record.uses, name)!] as const),
  ...(record.queryAttribute === null
    ? []
    : [[record.queryAttribute, { allowed: said('query'), usual: null }] as const]),
  ...Object.entries(record.options).map(([name, allowed]) => {
    const usual = name === 'theme' ? said('usualTheme') : phrase(allowed[0]!);
    return [name, { allowed: values(allowed), usual }] as const;
  }),
];

/** Returns all attributes by name, from the records that the elements themselves use. */
export function attributeRows(): readonly AttributeRow[] {
  const rows = new Map<string, Map<string, AttributeUse>>();
  for (const { name: element, element: record } of FIGURES)
    for (const [name, use] of record ? usesOf(record) : []) {
      const uses = rows.get(name) ?? new Map<string, AttributeUse>();
      const same = JSON.stringify([use.allowed, use.usual]);
      rows.set(name, uses.set(same, { ...use, elements: [...(uses.get(same)?.elements ?? []), element] }));
    }
  return [...rows]
    .map(([name, uses]) => ({
      name,
      uses: [...uses.values()].sort((one, other) => other.elements.length - one.elements.length),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
