import { posix } from 'node:path';

/** A file and the files that it imports, types included, by their paths from the root of the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import each other, directly or indirectly. Each group is sorted; files outside circles are in no group. This is
 * Tarjan's algorithm: files on the search path that a later file leads back to form one group.
 */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const open = new Set<string>();
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    path.push(file);
    open.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.has(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    for (const member of group) open.delete(member);
    if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** Folders with more files at one level than allowed, tests not counted: `src/figure: 26`. */
export function crowdedFolders(files: readonly string[], most: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (/\.test\.ts$/.test(file)) continue;
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count}`);
}

/** Works that readers of the repository do not have. Facts cite `src/rules/sources.ts`. */
const PAPERS = /(?:\.\.\/)+shared\b|\brules\.md\b|\bseed 0+\b|\bspecification\b/gi;

/** Finds references to works outside the repository and its public sources. */
export const papersNamed = (text: string): readonly string[] => text.match(PAPERS) ?? [];

/** Names that several files give to an exported type: `Step: a.ts, b.ts`. */
export function sharedTypeNames(texts: ReadonlyMap<string, string>): readonly string[] {
  const exported = [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)].map(([, name]) => ({ name, path })),
  );
  return [...Map.groupBy(exported, ({ name }) => name)].flatMap(([name, all]) =>
    all.length === 1 ? [] : [`${name}: ${all.map(({ path }) => path).join(', ')}`],
  );
}

/** A query is `query` and its parameters are `params`, in props, in code and on pages. Elements keep `words` for readers' pages. */
const OLD_NAMES = /\b(?:words|line)\??: (?:string;|z\.string|Params\b)|<[A-Z][^<>]*\s(?:words|line)="[^"]*=/g;

/** Finds queries and parameters under other names. */
export const oldNames = (text: string): readonly string[] => text.match(OLD_NAMES) ?? [];

/** Selectors of a component that go into what is below it: `.own :global(…)` or `.own { :global { … } }`. */
const REACHING = /^[^\S\n]*[^@{}\n]*\S[^@{}\n]*:global[({ ]|^[^\S\n]{4,}:global \{/gm;

/** Finds selectors that paint what is inside a component, from outside it. */
export const reachingSelectors = (component: string): readonly string[] =>
  /<style>(.*)<\/style>/s.exec(component)?.[1]?.match(REACHING) ?? [];
