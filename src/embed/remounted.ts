import { flushSync, mount, unmount } from 'svelte';
import type { ElementFigure, ReadProps } from '#figure/element/element.ts';
import { STEP_EVENT } from '#figure/events.ts';
import { faultContext } from '#figure/faults.ts';
import type { Create } from './mountFigure.ts';
import { broken } from './broken.ts';
import { caption } from './caption.ts';
import { explanation } from './explanation.ts';

const nothing = (): void => undefined;

/** Mounts a component anew for each state. */
export const remounted =
  <Own extends object>({ component, read, opened }: ElementFigure<Own>): Create =>
  (beginning) => {
    const { target, host, query, figure, language, onfault } = beginning;
    const first = read(query, beginning);
    if (!first.ok) return broken(beginning, first.text ?? query, first.diagnostics);
    opened?.(host);
    /** The caption of the page describes this state. */
    let example: Extract<ReadProps<Own>, { ok: true }> = first;
    let now = first;
    const put = () => {
      const children = now.query === example.query ? caption : undefined;
      const props = { ...now.value, figure, language, children: children! };
      return mount(component, { target, props, context: faultContext(onfault) });
    };
    let shown = put();
    const replace = (): void => {
      void unmount(shown);
      shown = put();
    };
    let clear = nothing;
    return {
      getState: () => now.query ?? '',
      setState: (wanted) => {
        const next = read(wanted, beginning);
        clear();
        clear = nothing;
        if (next.ok) {
          now = next;
          replace();
          target.dispatchEvent(new CustomEvent(STEP_EVENT, { detail: {} }));
        } else {
          clear = explanation(target, next.text ?? wanted, next.diagnostics, language);
        }
        flushSync();
      },
      setBaseline: () => {
        if (now.query === example.query) return;
        example = now;
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
  };
