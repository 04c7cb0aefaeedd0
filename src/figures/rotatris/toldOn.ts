import type { Extent } from '#engine/shapes.ts';
import type { Told } from '#share/shown.ts';
import { toldAsShown } from '#share/told.ts';
import { boardRows, type Mark } from './boardRows.ts';

/** Everything that a figure says, and its board. */
export const toldOn =
  (view: Extent, marks: () => Iterable<Mark>) =>
  async (root: HTMLElement): Promise<Told> => ({
    ...(await toldAsShown(root)),
    board: boardRows(view, marks()).join('\n'),
  });
