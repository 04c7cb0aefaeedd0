import { getEntry } from 'astro:content';
import { misuse } from '#figure/page/checkProps.ts';
import { workbenches } from './workbenches.ts';

/**
 * Returns the workbenches with their pages of the lab, in the order of the tree of pages.
 * @throws Error when the lab lacks a page: it stops the build
 */
export async function benchPages(use: { readonly url: URL }, component: string) {
  const pages = await Promise.all(
    workbenches().map(async (bench) => {
      const entry = await getEntry('docs', bench.page);
      if (!entry) throw misuse(use, component, `the lab has no page ${bench.page} for the figure ${bench.figure}.`);
      return { ...bench, path: `/${bench.page}/` as const, data: entry.data };
    }),
  );
  const orderOf = ({ data }: (typeof pages)[number]): number => data.sidebar.order ?? Infinity;
  return pages.sort((a, b) => orderOf(a) - orderOf(b));
}
