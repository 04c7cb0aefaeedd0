import type { Told } from './shown.ts';

/** For figures whose sentence, tables and small boards hold all that can be told. Fetched when `Share` is used. */
export const toldAsShown = async (root: HTMLElement): Promise<Told> =>
  (await import('./toldAsShown.ts')).toldAsShown(root);
