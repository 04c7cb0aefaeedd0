import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The folds of the section on systems: a folder, or pages beside the folders, or both. The fold of today has every page that no other names. */
const FOLDS: readonly { readonly name: string; readonly pages?: readonly string[] }[] = [
  { name: 'srs', pages: ['arika-srs'] },
  { name: 'ars' },
  { name: 'dtet' },
  { name: 'today' },
  { name: 'older', pages: ['nintendo', 'tetris-dx'] },
  { name: 'rotatris' },
];

const folder = (directory: string) => ({ autogenerate: { directory, collapsed: true } });

/** The pages of a folder that no fold names, in the order of their frontmatter, without its first page. */
function otherPages(docs: string, section: string): readonly string[] {
  const named = new Set(['index', ...FOLDS.flatMap(({ pages = [] }) => pages)]);
  const orderOf = (page: string): number =>
    Number(/^ {2}order: (\d+)/m.exec(readFileSync(join(docs, section, `${page}.mdx`), 'utf8'))?.[1] ?? Infinity);
  return readdirSync(join(docs, section))
    .flatMap((file) => /^(.*)\.mdx$/.exec(file)?.[1] ?? [])
    .filter((page) => !named.has(page))
    .sort((a, b) => orderOf(a) - orderOf(b));
}

const systemItems = (docs: string) => [
  { slug: 'systems' },
  ...FOLDS.map(({ name, pages = name === 'today' ? otherPages(docs, 'systems') : [] }) => ({
    label: name,
    collapsed: true,
    items: [
      ...(hasPages(join(docs, 'systems', name)) ? [folder(`systems/${name}`)] : []),
      ...pages.map((page) => ({ slug: `systems/${page}` })),
    ],
  })),
];

/**
 * Returns Starlight's sidebar: a group for each section that has pages. Pages order themselves by `sidebar.order` in their frontmatter;
 * group names come from the interface strings (`folder.*`, see routeData.ts).
 */
export const sidebar = (docs: string) =>
  SECTIONS.filter(({ folder: section }) => hasPages(join(docs, section))).map(
    ({ folder: section, collapsed, first }) => ({
      label: section,
      collapsed,
      items: section === 'systems' ? systemItems(docs) : [...(first ? [{ slug: first }] : []), folder(section)],
    }),
  );
