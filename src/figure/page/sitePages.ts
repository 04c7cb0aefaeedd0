import { getCollection, getEntry } from 'astro:content';
import { misuse } from './checkProps.ts';
import { href } from './href.ts';

/**
 * Returns the address of a page that a component links to, `/systems/srs/`.
 * @throws Error with page and component if there is no such page; it stops the build
 */
export async function pageHref(use: { readonly url: URL }, component: string, path: `/${string}`): Promise<string> {
  const id = path.replaceAll(/^\/|\/$/g, '');
  if (!(await getEntry('docs', id))) throw misuse(use, component, `there is no page ${path}.`);
  return href(path);
}

/** Returns the addresses of the pages about systems and games, by id: those whose frontmatter has the id in `about`. */
export async function systemPages(): Promise<ReadonlyMap<string, string>> {
  const pages = await getCollection('docs');
  return new Map(
    pages.flatMap(({ id, data }) => (data.about ?? []).map((system) => [system, href(`/${id}/`)] as const)),
  );
}
