import { flushSync, mount, unmount } from 'svelte';
import { STEP_EVENT } from '#widgets/contract/events.ts';
import KickTable from '#widgets/KickTable.svelte';
import { valueOf } from '../attributes.ts';
import { awakener, type Beginning, type LiveFigure } from '../awaken.ts';
import { explanation } from '../explanation.ts';
import { broken, caption, inParts } from '../mounted.ts';
import { readTable } from '../tableWords.ts';

/** Wakes the element that a table drives: the table marks what it shows. */
function wake(drives: string): void {
  const driven = document.getElementById(drives);
  if (driven && 'getState' in driven && typeof driven.getState === 'function') driven.getState();
}

const nothing = (): void => undefined;

function begin(beginning: Beginning): LiveFigure {
  const { target, host, line, figure, language } = beginning;
  const opening = readTable(line);
  if (!opening.ok) return broken(beginning, line, opening.diagnostics);
  const drives = valueOf(host, 'drives') ?? undefined;
  if (drives !== undefined) wake(drives);
  const put = ({ data }: typeof opening.value) =>
    mount(KickTable, { target, props: { data, figure, drives, language, children: caption } });

  let table = opening.value;
  let shown = put(table);
  let clear = nothing;
  return {
    getState: () => table.line,
    setState: (wanted) => {
      const read = readTable(wanted);
      clear();
      clear = nothing;
      if (read.ok) {
        void unmount(shown);
        table = read.value;
        shown = put(table);
        target.dispatchEvent(new CustomEvent(STEP_EVENT, { detail: {} }));
      } else {
        clear = explanation(target, wanted, read.diagnostics, language);
      }
      flushSync();
    },
    keep: nothing,
    place: () => null,
    goTo: nothing,
    flush: () => flushSync(),
    end: () => {
      clear();
      void unmount(shown);
    },
  };
}

export const awaken = awakener(begin, inParts);
