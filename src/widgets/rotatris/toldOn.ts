import type { Extent } from '#engine/shapes.ts';
import type { Told } from '../contract/shown.ts';
import { toldAsShown } from '../contract/told.ts';
import { boardRows, type Mark } from './boardRows.ts';

/** Everything that a figure says, and its board. */
export const toldOn =
  (view: Extent, marks: () => Iterable<Mark>) =>
  async (root: HTMLElement): Promise<Told> => ({
    ...(await toldAsShown(root)),
    board: boardRows(view, marks()).join('\n'),
  });
