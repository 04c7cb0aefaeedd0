import type { ElementFigure } from '#figure/element/element.ts';
import { valueIn } from '#figure/record/elementParams.ts';
import type { KickTableData } from '#figure/tables/kickTable.ts';
import KickTable from './KickTable.svelte';
import { readTable } from './tableQuery.ts';

/** The id of the element that a table drives. */
const drivenBy = (host: HTMLElement): string | undefined => valueIn(host, 'drives') ?? undefined;

/** Hydrates the element that a table drives, because the table marks its state. */
function wakeDriven(host: HTMLElement): void {
  const drives = drivenBy(host);
  const driven = drives === undefined ? null : document.getElementById(drives);
  if (driven && 'getState' in driven && typeof driven.getState === 'function') driven.getState();
}

export const element: ElementFigure<{ readonly data: KickTableData; readonly drives: string | undefined }> = {
  component: KickTable,
  read: (query, { host }) => {
    const read = readTable(query);
    return read.ok
      ? { ok: true, value: { data: read.value.data, drives: drivenBy(host) }, query: read.value.query }
      : read;
  },
  remounts: true,
  opened: wakeDriven,
};
