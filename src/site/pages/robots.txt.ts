import type { APIRoute } from 'astro';
import { href } from '#figure/page/href.ts';

export const GET: APIRoute = ({ site, url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(href('/sitemap-index.xml'), site ?? url).href}\n`);
