import '#rules/allSystems.ts';
import { stratify, type HierarchyNode } from 'd3';
import { ANCESTORS } from '#rules/ancestors.ts';
import { originOf, type Lineage } from '#rules/origins.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { UNKNOWN_SYSTEMS } from '#rules/unknownSystems.ts';

/** A system or a game in the family tree. */
export interface Relative extends Lineage {
  readonly id: string;
  readonly name: string;
}

export const RELATIVES: readonly Relative[] = [
  ...ANCESTORS,
  ...SYSTEMS.map(({ id, name }) => ({ id, name, ...originOf(id) })),
  ...UNKNOWN_SYSTEMS,
].map(({ id, name, lineage }) => ({ id, name, ...lineage }));

/** What the sources say about the year of a system, and what follows from its relatives where they say nothing. */
export interface When {
  readonly year: number | null;
  /** The year of the nearest ancestor that has one. */
  readonly after: number | null;
  /** The first year of a descendant. */
  readonly before: number | null;
}

/** A row of the drawing. */
export interface Branch {
  readonly relative: Relative;
  /** 0 for those without an ancestor. */
  readonly depth: number;
  readonly when: When;
  /** The position from the left edge, in percent. */
  readonly left: number;
  /** The place of the parent in the list; null if there is none. */
  readonly parent: number | null;
}

export interface FamilyDrawing {
  /** Each relative is followed by its descendants. */
  readonly branches: readonly Branch[];
  /** The known years in order and their positions, in percent. */
  readonly years: readonly { readonly year: number; readonly left: number }[];
  /** Where the column of those begins that no document dates, in percent. */
  readonly undated: number;
}

/** D3 makes a single tree, so a hidden root holds the families. */
const ROOT: Relative = { id: 'all', name: '', from: null, note: '' };

const everyFamily = (): HierarchyNode<Relative> =>
  stratify<Relative>()
    .id(({ id }) => id)
    .parentId((node) => (node === ROOT ? null : (node.from ?? ROOT.id)))([ROOT, ...RELATIVES]);

const yearOf = ({ data }: HierarchyNode<Relative>): number | null => data.dated?.year ?? null;

function whenOf(node: HierarchyNode<Relative>): When {
  const year = yearOf(node);
  if (year !== null) return { year, after: null, before: null };
  const years = node.descendants().flatMap((one) => yearOf(one) ?? []);
  return {
    year,
    after:
      node
        .ancestors()
        .map(yearOf)
        .find((one) => one !== null) ?? null,
    before: years.length > 0 ? Math.min(...years) : null,
  };
}

/** The width of the axis, and the least distance of a descendant from its ancestor, in percent. */
const AXIS = 52;
const STEP = 2;

/**
 * Lays out the family on an axis of time: one column for each known year, in order and not to scale. A relative without a year stands in
 * the middle of the years that are possible. Where these have no end, it stands beyond the axis.
 * @param of a system or game, to lay out its descendants only
 */
export function familyDrawing(of: string | null = null): FamilyDrawing {
  const all = everyFamily();
  const nodes: HierarchyNode<Relative>[] = [];
  (of === null ? all : all.find(({ data }) => data.id === of)!).eachBefore((node) => {
    if (node.data !== ROOT) nodes.push(node);
  });
  const known = [...new Set(nodes.flatMap((node) => yearOf(node) ?? []))].sort((a, b) => a - b);
  const place = (year: number): number => (known.indexOf(year) / known.length) * AXIS;
  const branches: Branch[] = [];
  for (const node of nodes) {
    const parent = nodes.indexOf(node.parent!);
    const { year, after, before } = whenOf(node);
    const above = branches[parent]?.left ?? -Infinity;
    const left =
      year !== null
        ? Math.max(place(year), above + STEP)
        : before === null
          ? Math.max(AXIS, above + STEP)
          : (place(after ?? known[0]!) + place(before)) / 2;
    branches.push({
      relative: node.data,
      depth: node.depth - nodes[0]!.depth,
      when: { year, after, before },
      left: Math.round(left * 100) / 100,
      parent: parent < 0 ? null : parent,
    });
  }
  return { branches, undated: AXIS, years: known.map((year) => ({ year, left: Math.round(place(year) * 100) / 100 })) };
}
