import type { APIRoute, GetStaticPaths } from 'astro';
import { downloads, downloadText, runnerFiles } from '#site/runners/downloads.ts';
import { siteAddresses } from '#site/runners/addresses.ts';

/** Runners of conformance vectors. While pages are written, tables and vectors too: a build writes these in a process of its own. */
export const getStaticPaths: GetStaticPaths = () =>
  (import.meta.env.DEV ? downloads : runnerFiles).map(({ path }) => ({ params: { file: path } }));

export const GET: APIRoute = ({ params, site }) => new Response(downloadText(params['file']!, siteAddresses(site)));
