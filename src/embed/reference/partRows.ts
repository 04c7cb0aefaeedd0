import { FIGURES } from '#figures/registry.ts';
import { PARTS, type PartName } from '#figure/record/record.ts';

/** Returns the parts that a page may style with `::part`, and the elements that have each; null for all elements. */
export const partRows = (): readonly { readonly part: PartName; readonly elements: readonly string[] | null }[] => {
  const offered = FIGURES.flatMap(({ name, element }) => (element ? [{ name, lacks: element.lacks }] : []));
  return PARTS.map((part) => {
    const having = offered.filter(({ lacks }) => !lacks.includes(part)).map(({ name }) => name);
    return { part, elements: having.length === offered.length ? null : having };
  });
};
