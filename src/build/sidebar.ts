import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of pages that make a section, in navigation order; `first` is a page from elsewhere. */
const SECTIONS: readonly { readonly folder: string; readonly collapsed: boolean; readonly first?: string }[] = [
  { folder: 'guide', collapsed: false },
  { folder: 'systems', collapsed: false },
  { folder: 'compare', collapsed: false, first: 'one-press' },
  { folder: 'notation', collapsed: true },
  { folder: 'lab', collapsed: true },
  { folder: 'reference', collapsed: true },
  { folder: 'project', collapsed: true },
];

const hasPages = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => /\.mdx?$/.test(String(file)));

/**
 * Returns Starlight's sidebar: a group for each section that has pages. Pages order themselves by `sidebar.order` in their frontmatter;
 * group names come from the interface strings (`folder.*`, see routeData.ts).
 */
export const sidebar = (docs: string) =>
  SECTIONS.filter(({ folder }) => hasPages(join(docs, folder))).map(({ folder, collapsed, first }) => ({
    label: folder,
    collapsed,
    items: [...(first ? [{ slug: first }] : []), { autogenerate: { directory: folder, collapsed: true } }],
  }));
