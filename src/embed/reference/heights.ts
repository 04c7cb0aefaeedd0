import { FIGURES } from '#figures/registry.ts';
import { FRAME_EDGES } from '#figure/record/record.ts';

/** Returns the usual heights of all elements in pixels. */
export const elementHeights = (): readonly {
  readonly element: string;
  readonly narrow: number;
  readonly wide: number;
}[] =>
  FIGURES.flatMap(({ name, element }) =>
    element ? [{ element: name, narrow: element.height - FRAME_EDGES, wide: element.wide }] : [],
  );
