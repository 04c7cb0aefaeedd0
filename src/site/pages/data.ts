import type { APIRoute, GetStaticPaths } from 'astro';
import { dataFiles } from '#data/dataFiles.ts';
import { href } from '#figure/page/href.ts';

/** Tables and conformance vectors, generated from the rules by every build. */
export const getStaticPaths: GetStaticPaths = () => dataFiles.map(({ path }) => ({ params: { file: path } }));

export const GET: APIRoute = ({ params, site }) => {
  const stepper = new URL(href('/lab/stepper/'), site).href;
  return new Response(dataFiles.find(({ path }) => path === params['file'])?.text(stepper) ?? null);
};
