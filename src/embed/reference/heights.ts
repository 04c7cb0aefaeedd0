import type { ElementHeights } from '#figure/record/record.ts';
import { FIGURES } from '#figures/registry.ts';

/** Returns the usual heights of all elements in pixels. */
export const elementHeights = (): readonly (ElementHeights & { readonly element: string })[] =>
  FIGURES.flatMap(({ name, element }) => (element ? [{ element: name, ...element.heights }] : []));
