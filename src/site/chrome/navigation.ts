import type { StarlightRouteData } from '@astrojs/starlight/route-data';

export type NavigationEntry = StarlightRouteData['sidebar'][number];
export type Group = Extract<NavigationEntry, { readonly type: 'group' }>;
export type NavigationLink = Extract<NavigationEntry, { readonly type: 'link' }>;

export const firstLink = (entry: NavigationEntry): NavigationLink | undefined =>
  entry.type === 'link' ? entry : entry.entries.map(firstLink).find((link) => link !== undefined);

/** Returns the section whose first page is below an address. */
export const sectionAt = (entries: readonly NavigationEntry[], address: string): NavigationEntry | undefined =>
  entries.find((entry) => firstLink(entry)?.href.startsWith(address));

export const countLinks = (entry: NavigationEntry): number =>
  entry.type === 'link' ? 1 : entry.entries.reduce((sum, inner) => sum + countLinks(inner), 0);

export const holdsCurrent = (entry: NavigationEntry): boolean =>
  entry.type === 'link' ? entry.isCurrent : entry.entries.some(holdsCurrent);

/** Returns the groups above the current page, outermost first, then the page itself; empty for pages outside the sidebar. */
export function trail(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const entry = entries.find(holdsCurrent);
  if (!entry) return [];
  return entry.type === 'link' ? [entry] : [entry, ...trail(entry.entries)];
}
