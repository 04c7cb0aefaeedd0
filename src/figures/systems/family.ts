import { stratify, tree } from 'd3';
import { systemById } from '#rules/registry.ts';
import { UNKNOWN_SYSTEMS } from '#rules/unknownSystems.ts';

/** A system or a game in the family tree. What it added to its parent is an interface string, `family.note.ID`. */
export interface Relative {
  readonly id: string;
  /** Null where no source names an ancestor. */
  readonly from: string | null;
  /** The page that tells of it, from the root of the site. */
  readonly page: `/${string}/`;
}

/**
 * Who comes from whom, as the sources tell it: SRS, "History"; Arika Rotation System, first paragraphs, "Kicks changed", "Kicks added",
 * "ACE-ARS and ARS2", "See also"; DTET, "Wall kicks" and "Other appearances". Parents stand before their children.
 */
export const RELATIVES: readonly Relative[] = [
  { id: 'sega', from: null, page: '/systems/ars/rotation/' },
  { id: 'tetris-plus-2', from: 'sega', page: '/systems/ars/' },
  { id: 'ars-tgm', from: 'sega', page: '/systems/ars/kicks/' },
  { id: 'ars-sakura', from: 'ars-tgm', page: '/systems/ars/sakura/' },
  { id: 'ars-ti', from: 'ars-tgm', page: '/systems/ars/ti/' },
  { id: 'ars-ace', from: 'ars-ti', page: '/systems/ars/ace/' },
  { id: 'ars2', from: 'ars-ace', page: '/systems/ars/ace/' },
  { id: 'dtet', from: 'ars-tgm', page: '/systems/dtet/' },
  { id: 'dtet-heboris', from: 'dtet', page: '/systems/dtet/elsewhere/' },
  { id: 'dtet-tessellate', from: 'dtet', page: '/systems/dtet/elsewhere/' },
  { id: 'bps', from: null, page: '/systems/srs/' },
  { id: 'tetris-worlds', from: 'bps', page: '/systems/srs/spawn/' },
  { id: 'srs-guideline', from: 'tetris-worlds', page: '/systems/srs/' },
  { id: 'srs-arika', from: 'srs-guideline', page: '/systems/arika-srs/' },
  { id: 'tetris-perfect', from: 'srs-arika', page: '/systems/fan-variants/' },
  { id: 'srs-nullpomino-180', from: 'srs-guideline', page: '/systems/srs/180/' },
  { id: 'tetr-js', from: 'srs-guideline', page: '/systems/srs/180/' },
  { id: 'tetris-best', from: 'srs-guideline', page: '/systems/fan-variants/' },
  { id: 'nintendo-right', from: null, page: '/systems/ars/right-bias/' },
  { id: 'nintendo-left', from: null, page: '/systems/ars/right-bias/' },
];

/** The name under which the registry knows a relative; null for games that are no system of it. */
export const registeredName = (id: string): string | null =>
  systemById(id)?.name ?? UNKNOWN_SYSTEMS.find((system) => system.id === id)?.name ?? null;

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

const ROOT = 'all';

/** A relative and all that came of it; the relative itself without its ancestors. */
function descendants(of: string): readonly Relative[] {
  const family: Relative[] = [];
  for (const relative of RELATIVES) {
    if (relative.id === of) family.push({ ...relative, from: null });
    else if (family.some(({ id }) => id === relative.from)) family.push(relative);
  }
  return family;
}

/**
 * The family laid out from left to right, as close as it can be without two relatives of one depth meeting.
 * @param of a relative, to lay out what came of it alone
 */
export function familyBranches(of: string | null = null): readonly Branch[] {
  const relatives = of === null ? RELATIVES : descendants(of);
  const hierarchy = stratify<Relative | { readonly id: typeof ROOT; readonly from: null }>()
    .id(({ id }) => id)
    .parentId((node) => (node.id === ROOT ? null : (node.from ?? ROOT)))([{ id: ROOT, from: null }, ...relatives]);
  const laid = tree<Relative | { readonly id: typeof ROOT; readonly from: null }>()
    .nodeSize([1, 1])
    .separation(() => 1)(hierarchy);
  const nodes = laid.descendants();
  const top = Math.min(...nodes.map(({ x }) => x));
  return relatives.map((relative) => {
    const node = nodes.find(({ data }) => data.id === relative.id)!;
    const parent = relative.from === null ? null : node.parent;
    return { relative, depth: node.depth - 1, row: node.x - top, parentRow: parent ? parent.x - top : null };
  });
}
