import type { APIRoute, GetStaticPaths } from 'astro';
import { dataFiles } from '#data/dataFiles.ts';

/** Tables and conformance vectors, generated from the rules by every build. */
export const getStaticPaths: GetStaticPaths = () => dataFiles.map(({ path }) => ({ params: { file: path } }));

export const GET: APIRoute = ({ params }) =>
  new Response(dataFiles.find(({ path }) => path === params['file'])?.text() ?? null);
