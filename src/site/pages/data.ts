import type { APIRoute, GetStaticPaths } from 'astro';
import { downloads, downloadText } from '#site/runners/downloads.ts';
import { stepperAddress } from '#site/runners/addresses.ts';

/** Tables, conformance vectors, their runners and checksums, written by every build. */
export const getStaticPaths: GetStaticPaths = () => downloads.map(({ path }) => ({ params: { file: path } }));

export const GET: APIRoute = ({ params, site }) => new Response(downloadText(params['file']!, stepperAddress(site)));
