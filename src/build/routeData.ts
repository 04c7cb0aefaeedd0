import { getCollection } from 'astro:content';
import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { href } from '#figure/page/href.ts';

type Entry = StarlightRouteData['sidebar'][number];

/** Names the groups of the sidebar and the pages before and after, and gives every page a description and a picture for link previews. */
export const onRequest = defineRouteMiddleware(async (context) => {
  const { starlightRoute: route, t } = context.locals;
  const name = (entry: Entry): Entry => {
    if (entry.type === 'link') return entry;
    const key = `folder.${entry.label}`;
    return {
      ...entry,
      label: t.exists(key) ? t(key as 'folder.guide') : entry.label,
      entries: entry.entries.map(name),
    };
  };
  route.sidebar = route.sidebar.map(name);

  // Titles name a page where its short name in the tree, "Overview", does not.
  const titles = new Map((await getCollection('docs')).map(({ id, data }) => [href(`/${id}/`), data.title]));
  for (const link of [route.pagination.prev, route.pagination.next])
    if (link) link.label = titles.get(link.href) ?? link.label;

  const { description, claim } = route.entry.data;
  if (!description && claim) {
    for (const tag of route.head) {
      const what = tag.attrs?.['name'] ?? tag.attrs?.['property'];
      if (tag.attrs && (what === 'description' || what === 'og:description')) tag.attrs['content'] = claim;
    }
  }
  // The page for unknown addresses appears at every address, so it has no address of its own.
  if (route.id === '404') {
    route.head = route.head.filter(({ attrs }) => attrs?.['rel'] !== 'canonical' && attrs?.['property'] !== 'og:url');
  }
  const picture = new URL(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/og.png`, context.site ?? context.url);
  route.head.push(
    { tag: 'meta', attrs: { property: 'og:image', content: picture.href }, content: '' },
    { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' }, content: '' },
    { tag: 'meta', attrs: { property: 'og:image:height', content: '630' }, content: '' },
    { tag: 'meta', attrs: { property: 'og:image:alt', content: t('site.pictureAlt') }, content: '' },
  );
});
