import { flushSync, mount, unmount } from 'svelte';
import { faultContext } from '#figure/faults.ts';
import { STEP_EVENT } from '#figure/events.ts';
import KickTable from '#figures/table/KickTable.svelte';
import { valueOf } from '../attributes/attributes.ts';
import { awakener, type Beginning, type LiveFigure } from '../awaken.ts';
import { explanation } from '../explanation.ts';
import { broken, caption, inParts } from '../mounted.ts';
import { readTable } from '../attributes/tableWords.ts';

/** Wakes the element that a table drives: the table marks what it shows. */
function wake(drives: string): void {
  const driven = document.getElementById(drives);
  if (driven && 'getState' in driven && typeof driven.getState === 'function') driven.getState();
}

const nothing = (): void => undefined;

function begin(beginning: Beginning): LiveFigure {
  const { target, host, line, figure, language, onfault } = beginning;
  const read = readTable(line);
  if (!read.ok) return broken(beginning, line, read.diagnostics);
  const drives = valueOf(host, 'drives') ?? undefined;
  if (drives !== undefined) wake(drives);
  /** What the caption of the page was written for. */
  let example = read.value;
  let table = example;
  const put = () => {
    const children = table.line === example.line ? caption : undefined;
    const props = { data: table.data, figure, drives, language, children };
    return mount(KickTable, { target, props, context: faultContext(onfault) });
  };
  let shown = put();
  const replace = (): void => {
    void unmount(shown);
    shown = put();
  };
  let clear = nothing;
  return {
    getState: () => table.line,
    setState: (wanted) => {
      const read = readTable(wanted);
      clear();
      clear = nothing;
      if (read.ok) {
        table = read.value;
        replace();
        target.dispatchEvent(new CustomEvent(STEP_EVENT, { detail: {} }));
      } else {
        clear = explanation(target, wanted, read.diagnostics, language);
      }
      flushSync();
    },
    keep: () => {
      if (table.line === example.line) return;
      example = table;
      replace();
      flushSync();
    },
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
