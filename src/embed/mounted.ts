import { flushSync, mount, unmount } from 'svelte';
import { requestFor, stateOf, type PublishedFigure } from '#figure/drive.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { faultContext } from '#figure/faults.ts';
import { KEEP_EVENT, SHOW_EVENT, STEP_EVENT } from '#figure/events.ts';
import { parseParams } from '#text/params.ts';
import type { Create, LiveFigure } from './mountFigure.ts';
import { broken } from './broken.ts';
import { caption } from './caption.ts';
import { explanation } from './explanation.ts';

const nothing = (): void => undefined;

const exactly = (query: string, shown: PublishedFigure): string => requestFor(shown, parseParams(query));

/** Talks to a component as links and tables of the site do: by events and by the data attributes of its root. */
function spokenWith(
  root: HTMLElement,
  step: string | null,
  wanted: NonNullable<ElementFigure<never>['wanted']> = exactly,
): Omit<LiveFigure, 'end'> {
  const ask = (request: string): void => {
    root.dispatchEvent(new CustomEvent(SHOW_EVENT, { detail: request }));
    flushSync();
  };
  const place = (): { readonly step: number; readonly last: number } | null => {
    const scrubber = step === null ? null : root.querySelector<HTMLInputElement>('input[type=range]');
    // A slider may lag a frame behind the current step.
    const current = step === null ? undefined : stateOf(root).shown.get(step);
    return scrubber && { step: Number(current ?? scrubber.value), last: Number(scrubber.max) };
  };
  return {
    getState: () => root.dataset['state'] ?? '',
    setState: (state) => ask(wanted(state, stateOf(root))),
    setBaseline: () => {
      root.dispatchEvent(new CustomEvent(KEEP_EVENT));
      flushSync();
    },
    place,
    goTo: (to) => ask(`${step}=${Math.max(0, Math.min(place()?.last ?? 0, to))}`),
    flush: () => flushSync(),
  };
}

/** Mounts a component into an element. */
export const mounted =
  <Own extends object>({ component, read, wanted }: ElementFigure<Own>): Create =>
  (beginning) => {
    const { target, query, language, figure, step, onfault } = beginning;
    const own = read(query, beginning);
    if (!own.ok) return broken(beginning, own.text ?? query, own.diagnostics);
    const props = { ...own.value, figure, language, children: caption };
    const shown = mount(component, { target, props, context: faultContext(onfault) });
    const root = target.querySelector<HTMLElement>('[data-widget]')!;
    const spoken = spokenWith(root, step, wanted);
    let stopExplaining = nothing;
    const clear = (): void => {
      stopExplaining();
      stopExplaining = nothing;
    };
    root.addEventListener(STEP_EVENT, clear);
    return {
      ...spoken,
      // Diagnostics refer to the query as written, not to its normalised form.
      setState: (state) => {
        clear();
        const next = state === '' ? own : read(state, beginning);
        if (next.ok) spoken.setState(state);
        else stopExplaining = explanation(root, next.text ?? state, next.diagnostics, language);
        flushSync();
      },
      setBaseline: () => {
        if (stopExplaining === nothing) spoken.setBaseline();
      },
      end: () => {
        clear();
        void unmount(shown);
      },
    };
  };
