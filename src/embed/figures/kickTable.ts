import { flushSync, mount, unmount } from 'svelte';
import Problems from '#widgets/controls/Problems.svelte';
import KickTable from '#widgets/KickTable.svelte';
import { speaker } from '#widgets/strings.ts';
import { valueOf } from '../attributes.ts';
import { awakener } from '../awaken.ts';
import { broken, caption } from '../mounted.ts';
import { readTable } from '../tableWords.ts';

/** Wakes the element that a table drives: the table marks what it shows. */
function wake(drives: string): void {
  const driven = document.getElementById(drives);
  if (driven && 'getState' in driven && typeof driven.getState === 'function') driven.getState();
}

const nothing = (): void => undefined;

export const awaken = awakener(undefined, (beginning) => {
  const { target, host, line, figure, language } = beginning;
  const opening = readTable(line);
  if (!opening.ok) return broken(beginning, line, opening.diagnostics);
  const drives = valueOf(host, 'drives') ?? undefined;
  if (drives !== undefined) wake(drives);
  const put = ({ data }: typeof opening.value) =>
    mount(KickTable, { target, props: { data, figure, drives, language, children: caption } });

  let table = opening.value;
  let shown = put(table);
  let problem: Record<string, unknown> | null = null;
  const clear = (): void => {
    if (problem) void unmount(problem);
    problem = null;
  };
  return {
    getState: () => table.line,
    setState: (wanted) => {
      const read = readTable(wanted);
      clear();
      if (read.ok) {
        void unmount(shown);
        table = read.value;
        shown = put(table);
      } else {
        const props = { text: wanted, problems: read.diagnostics, say: speaker(language) };
        problem = mount(Problems, { target, props });
      }
      flushSync();
    },
    keep: nothing,
    place: () => null,
    goTo: nothing,
    end: () => {
      clear();
      void unmount(shown);
    },
  };
});
