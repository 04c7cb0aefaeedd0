import { stratify, tree, type HierarchyNode } from 'd3';
import type { Lineage } from '#engine/system.ts';
import { ANCESTORS } from '#rules/ancestors.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { UNKNOWN_SYSTEMS } from '#rules/unknownSystems.ts';

/** A system or a game in the family tree. */
export interface Relative extends Lineage {
  readonly id: string;
  readonly name: string;
}

export const RELATIVES: readonly Relative[] = [...ANCESTORS, ...SYSTEMS, ...UNKNOWN_SYSTEMS].map(
  ({ id, name, lineage }) => ({ id, name, ...lineage }),
);

/** Where a relative stands in the drawing. */
export interface Branch {
  readonly relative: Relative;
  /** 0 for those without an ancestor. */
  readonly depth: number;
  /** From the top, in rows. */
  readonly row: number;
  /** Row of the parent; null where there is none. */
  readonly parentRow: number | null;
}

/** D3 lays out one tree. So the families hang from a node that is not drawn. */
const ROOT: Relative = { id: 'all', name: '', from: null, note: '' };

const everyFamily = (): HierarchyNode<Relative> =>
  stratify<Relative>()
    .id(({ id }) => id)
    .parentId((node) => (node === ROOT ? null : (node.from ?? ROOT.id)))([ROOT, ...RELATIVES]);

/**
 * The family laid out from left to right, as close as it can be without two relatives of one depth meeting. Each relative is followed
 * by what came of it.
 * @param of a relative, to lay out what came of it alone
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
