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

/** A relative in its place on the poster. */
export interface Branch {
  readonly relative: Relative;
  /** 0 for those without an ancestor. */
  readonly depth: number;
  readonly column: number;
  readonly row: number;
  /** The ancestor, and whether a straight line leads from it; null if there is none. */
  readonly parent: { readonly branch: Branch; readonly isStraight: boolean } | null;
}

export interface FamilyDrawing {
  /** Each relative is followed by its descendants. */
  readonly branches: readonly Branch[];
  /** The years of each column; none where it has only relatives without a year. */
  readonly columns: readonly (readonly number[])[];
  /** The first row of each band: the families of Sega and of BPS, and all others. */
  readonly bands: readonly number[];
  readonly rows: number;
}

/** D3 makes a single tree, so a hidden root holds the families. */
const ROOT: Relative = { id: 'all', name: '', from: null, note: '' };

const everyFamily = (): HierarchyNode<Relative> =>
  stratify<Relative>()
    .id(({ id }) => id)
    .parentId((node) => (node === ROOT ? null : (node.from ?? ROOT.id)))([ROOT, ...RELATIVES]);

const yearOf = ({ data }: HierarchyNode<Relative>): number | null => data.dated?.year ?? null;

/** Families with a band of their own. All others share one. */
const BANDS: readonly string[] = ['sega', 'bps'];

/** Columns for relatives of the last decades, few of which have a year. */
const LATER = 4;

/**
 * Returns the years of each column, in order and not to scale: neighbouring years share one. The widest gap between known years has empty
 * columns for relatives without a year.
 */
function columnsOf(years: readonly number[]): readonly (readonly number[])[] {
  const columns: number[][] = [];
  for (const year of [...new Set(years)].sort((a, b) => a - b)) {
    const last = columns.at(-1);
    if (last && year - last[0]! <= 1) last.push(year);
    else columns.push([year]);
  }
  const gaps = columns.slice(1).map(([year], index) => year! - columns[index]!.at(-1)!);
  const widest = gaps.indexOf(Math.max(...gaps)) + 1 || columns.length;
  return [...columns.slice(0, widest), ...Array.from({ length: LATER }, () => []), ...columns.slice(widest)];
}

/** Those with a year come first, and the longest lines of descent before shorter ones. */
const inOrder = (a: HierarchyNode<Relative>, b: HierarchyNode<Relative>): number =>
  Number(yearOf(a) === null) - Number(yearOf(b) === null) || b.height - a.height;

/**
 * Lays out the family as a poster. A relative with a year is in the column of that year, and always right of its ancestor. One without a
 * year is in the first free place right of its ancestor.
 * @param of a system or game, to lay out its descendants only
 */
export function familyDrawing(of: string | null = null): FamilyDrawing {
  const all = everyFamily();
  const roots = of === null ? all.children! : [all.find(({ data }) => data.id === of)!];
  const columns = columnsOf(roots.flatMap((root) => root.descendants().flatMap((node) => yearOf(node) ?? [])));
  const later = columns.findIndex((years) => years.length === 0);
  const taken = new Set<string>();
  const isFree = (column: number, row: number): boolean => !taken.has(`${column} ${row}`);
  const branches: Branch[] = [];

  function place(node: HierarchyNode<Relative>, parent: Branch | null, top: number): void {
    const year = yearOf(node);
    const least = parent ? parent.column + 1 : later;
    const own = year === null ? -1 : columns.findIndex((years) => years.includes(year));
    const first = year === null ? least : Math.max(own, parent ? least : 0);
    const last = year === null ? Math.max(first, columns.length - 1) : first;
    for (let row = parent?.row ?? top; ; row++) {
      for (let column = first; column <= last; column++) {
        const between = Array.from({ length: column - least }, (_, index) => least + index);
        const isStraight = parent?.row === row;
        if (!isFree(column, row) || (isStraight && !between.every((one) => isFree(one, row)))) continue;
        for (const one of isStraight ? [...between, column] : [column]) taken.add(`${one} ${row}`);
        const branch = {
          relative: node.data,
          depth: (parent?.depth ?? -1) + 1,
          column,
          row,
          parent: parent && { branch: parent, isStraight },
        };
        branches.push(branch);
        for (const child of node.children?.toSorted(inOrder) ?? []) place(child, branch, row);
        return;
      }
    }
  }

  const bands: number[] = [];
  const rows = (): number => Math.max(0, ...branches.map(({ row }) => row + 1));
  const families = of === null ? BANDS.map((id) => roots.filter(({ data }) => data.id === id)) : [roots];
  const others = roots.filter((root) => !families.flat().includes(root)).sort(inOrder);
  for (const band of [...families, others].filter(({ length }) => length > 0)) {
    const top = rows();
    bands.push(top);
    for (const root of band) place(root, null, top);
  }
  return { branches, columns, bands, rows: rows() };
}
