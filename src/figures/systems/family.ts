import { stratify, tree, type HierarchyNode } from 'd3';
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

/** The position in the drawing. */
export interface Branch {
  readonly relative: Relative;
  /** 0 for those without an ancestor. */
  readonly depth: number;
  /** Rows from the top. */
  readonly row: number;
  /** The row of the parent; null if there is none. */
  readonly parentRow: number | null;
}

/** D3 lays out a single tree, so a hidden root holds the families. */
const ROOT: Relative = { id: 'all', name: '', from: null, note: '' };

const everyFamily = (): HierarchyNode<Relative> =>
  stratify<Relative>()
    .id(({ id }) => id)
    .parentId((node) => (node === ROOT ? null : (node.from ?? ROOT.id)))([ROOT, ...RELATIVES]);

/**
 * Lays out the family from left to right, as close as possible without collisions. Descendants follow their ancestor.
 * @param of a system or game, to lay out its descendants only
 */
export function familyBranches(of: string | null = null): readonly Branch[] {
  const all = everyFamily();
  const shown = of === null ? all : all.find(({ data }) => data.id === of)!.copy();
  const laid = tree<Relative>()
    .nodeSize([1, 1])
    .separation(() => 1)(shown);
  const branches: Branch[] = [];
  const top = Math.min(...laid.descendants().map(({ x }) => x));
  laid.eachBefore(({ data, depth, x, parent }) => {
    if (data === ROOT) return;
    const parentRow = parent && parent.data !== ROOT ? parent.x - top : null;
    branches.push({ relative: data, depth: of === null ? depth - 1 : depth, row: x - top, parentRow });
  });
  return branches;
}
