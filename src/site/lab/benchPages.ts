import { getEntry } from 'astro:content';
import { misuse } from '#figure/page/checkProps.ts';
import { workbenches } from './workbenches.ts';

/**
 * Returns the workbenches with their pages of the lab.
 * @throws Error when the lab lacks a page: it stops the build
 */
export const benchPages = (use: { readonly url: URL }, component: string) =>
  Promise.all(
    workbenches().map(async (bench) => {
      const entry = await getEntry('docs', bench.page);
      if (!entry) throw misuse(use, component, `the lab has no page ${bench.page} for the figure ${bench.figure}.`);
      return { ...bench, path: `/${bench.page}/` as const, data: entry.data };
    }),
  );
