import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { getEntry } from 'astro:content';
import { href } from '#figure/page/href.ts';
import { releasesOf } from '#site/chrome/releases.ts';

/** The releases of the changelog as an RSS feed. */
export async function GET({ site, url }: APIContext): Promise<Response> {
  const entry = await getEntry('changelog', 'changelog');
  const page = new URL(href('/changelog/'), site ?? url).href;
  return rss({
    title: 'Wallkick',
    description: 'Changes of the site and its rules.',
    site: page,
    items: releasesOf(entry?.rendered?.html ?? '').map(({ id, title, html }) => ({
      title,
      link: `${page}#${id}`,
      pubDate: new Date(title),
      content: html,
    })),
  });
}
