import 'strings:problem';
import { createRawSnippet, flushSync, mount, unmount, type Component, type Snippet } from 'svelte';
import type { Diagnostic } from '#engine/diagnostics.ts';
import { requestFor, stateOf, type PageFigure } from '#figure/drive.ts';
import { faultContext } from '#figure/faults.ts';
import { KEEP_EVENT, SHOW_EVENT, STEP_EVENT } from '#figure/events.ts';
import { makeInParts, whenWhole } from '#figure/whole.ts';
import { speaker } from '#text/strings.ts';
import { wordsOf } from '#text/words.ts';
import { awakener, type Beginning, type LiveFigure, type MakeFirst } from './awaken.ts';
import { explanation } from './explanation.ts';
import type { Awaken } from './live.ts';

/** The caption of a figure takes what a page puts into its slot. */
export const caption = createRawSnippet(() => ({ render: () => '<slot name="caption"></slot>' }));

/** What every figure of the site is given. */
export interface Common {
  readonly figure: string;
  readonly language: string;
  readonly children: Snippet;
}

const nothing = (): void => undefined;

/** In place of a figure whose attributes cannot be read: what is wrong with them. */
export function broken({ target, language }: Beginning, text: string, problems: readonly Diagnostic[]): LiveFigure {
  const say = speaker(language);
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  group.setAttribute('part', 'root');
  group.setAttribute('aria-label', say('problem.nothing'));
  target.append(group);
  const stop = explanation(group, text, problems, language, false);
  const end = (): void => {
    stop();
    group.remove();
  };
  return { getState: () => '', setState: nothing, keep: nothing, place: () => null, goTo: nothing, end };
}

/** The properties of its own that a figure is given, or what is wrong and in which text: the line itself where none is named. */
export type Read<Own> =
  | { readonly ok: true; readonly value: Own }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[]; readonly text?: string };

/** How a figure is put into an element. */
interface Way<Own extends object> {
  readonly component: Component<Common & Own>;
  /** The properties of its own that a line and the looks make, or what is wrong with the line. */
  readonly read: (line: string, beginning: Beginning) => Read<Own>;
  /** The word that is its step. */
  readonly step?: string;
  /** What makes it show exactly what a line says: by itself the words of that line, those it shows besides emptied. */
  readonly wanted?: (line: string, shown: PageFigure) => string;
}

const exactly = (line: string, shown: PageFigure): string => requestFor(shown, wordsOf(line));

/** Parts of a figure come one by one. */
export const inParts: MakeFirst = (make) => {
  makeInParts(make);
  return new Promise(whenWhole);
};

/** Speaks with a component that stands in an element as words and tables of the site do: by events, and by what it has written on its root. */
function spokenWith(
  root: HTMLElement,
  { step, wanted = exactly }: Pick<Way<never>, 'step' | 'wanted'>,
): Omit<LiveFigure, 'end'> {
  const ask = (request: string): void => {
    root.dispatchEvent(new CustomEvent(SHOW_EVENT, { detail: request }));
    flushSync();
  };
  const place = (): { readonly step: number; readonly last: number } | null => {
    const scrubber = step === undefined ? null : root.querySelector<HTMLInputElement>('input[type=range]');
    // A slider may come a frame after what is shown.
    const current = step === undefined ? undefined : stateOf(root).shown.get(step);
    return scrubber && { step: Number(current ?? scrubber.value), last: Number(scrubber.max) };
  };
  return {
    getState: () => root.dataset['state'] ?? '',
    setState: (state) => ask(wanted(state, stateOf(root))),
    keep: () => {
      root.dispatchEvent(new CustomEvent(KEEP_EVENT));
      flushSync();
    },
    place,
    goTo: (to) => ask(`${step}=${Math.max(0, Math.min(place()?.last ?? 0, to))}`),
    flush: () => flushSync(),
  };
}

/** Puts a component into an element. */
export function figure<Own extends object>({ component, read, ...way }: Way<Own>): Awaken {
  const begin = (beginning: Beginning): LiveFigure => {
    const { target, line, language, figure: name, onfault } = beginning;
    const own = read(line, beginning);
    if (!own.ok) return broken(beginning, own.text ?? line, own.diagnostics);
    const props = { ...own.value, figure: name, language, children: caption };
    const shown = mount(component, { target, props, context: faultContext(onfault) });
    const root = target.querySelector<HTMLElement>('[data-widget]')!;
    const spoken = spokenWith(root, way);
    let stopExplaining = nothing;
    const clear = (): void => {
      stopExplaining();
      stopExplaining = nothing;
    };
    root.addEventListener(STEP_EVENT, clear);
    return {
      ...spoken,
      // What is wrong is told of the line as it was written, not of what the figure would make of it.
      setState: (state) => {
        clear();
        const wanted = state === '' ? own : read(state, beginning);
        if (wanted.ok) spoken.setState(state);
        else stopExplaining = explanation(root, wanted.text ?? state, wanted.diagnostics, language);
        flushSync();
      },
      keep: () => {
        if (stopExplaining === nothing) spoken.keep();
      },
      end: () => {
        clear();
        void unmount(shown);
      },
    };
  };
  return awakener(begin, inParts);
}
