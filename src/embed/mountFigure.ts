import { whenLoaded } from '#board/whenLoaded.ts';
import { CHANGE_EVENT, END_EVENT, STEP_EVENT } from '#figure/events.ts';
import type { OnFault } from '#figure/faults.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { whenKnown } from '#rules/laterSystems.ts';
import { queryFrom } from './attributes/attributes.ts';
import { languageOf } from './language.ts';
import type { Mount } from './live.ts';
import { optionsFrom } from './attributes/options.ts';
import { dress, undress } from './styles.ts';

/** A figure mounted in a shadow root. */
export interface LiveFigure {
  /** Returns the current state as a query; empty before there was any. */
  readonly getState: () => string;
  /** Shows a complete query. A wrong one is explained inside the figure, and the state stays. */
  readonly setState: (query: string) => void;
  /** Makes the current state the one that reset returns to, unless the last query was wrong. */
  readonly setBaseline: () => void;
  /** Returns the current and the last step; null for figures without steps. */
  readonly place: () => { readonly step: number; readonly last: number } | null;
  /** Goes to a step, at most to either end. */
  readonly goTo: (step: number) => void;
  /** Dispatches pending events of the figure now; called when it is mounted. */
  readonly flush?: () => void;
  readonly end: () => void;
}

/** What a figure needs to be created. */
export interface CreateOptions {
  readonly target: ShadowRoot;
  readonly host: HTMLElement;
  /** Its state as a query; empty without attributes. */
  readonly query: string;
  /** The options that attributes choose. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Names it in links: the id of the element, or a generated name. */
  readonly figure: string;
  readonly language: string;
  /** The parameter that is its step; null for figures without steps. */
  readonly step: string | null;
  /** Called with an error that the figure throws and cannot recover from. */
  readonly onfault: OnFault;
}

export type Create = (beginning: CreateOptions) => LiveFigure;

/** What a figure reports at a step. */
interface StepReport {
  readonly step?: number;
  readonly state?: string;
}

const nothing = (): void => undefined;

let figures = 0;

/** Creates a figure for the first time; fulfilled when all its parts are mounted. */
export type MakeFirst = (make: () => void) => Promise<void>;

/** Connects a figure to its element: attributes set its state and options, and its reports become events of the element. */
export const figureMount =
  (begin: Create, makeFirst: MakeFirst): Mount =>
  (host, known, onfault) => {
    const target = host.shadowRoot;
    const language = languageOf(host);
    const figure = host.id || `${host.localName}-${++figures}`;
    const listening = new AbortController();
    /** A slot shows the children of the element until the figure has its first state. */
    const standIn = document.createElement('slot');
    let reported = '';
    let at: number | undefined;
    let isReady = false;
    /** Reports the first state when the figure is ready. */
    let early = (): void => report({}, live.getState(), live.place());
    let stopExplaining = nothing;
    let live: LiveFigure;

    /** Removes the parameters that differ from step to step. */
    const still = (query: string): string =>
      printParams(changedParams(parseParams(query), new Map([known.step ?? '', 'tried'].map((name) => [name, '']))));

    /** Reports changes to the page: another step, another state, the last step. */
    function report(detail: StepReport, state: string, place: ReturnType<LiveFigure['place']>): void {
      if (state === reported || listening.signal.aborted) return;
      const names: string[] = [STEP_EVENT];
      if (reported !== '' && still(reported) !== still(state)) names.push(CHANGE_EVENT);
      if (reported !== '' && place && place.step === place.last && (names[1] ?? place.step !== at))
        names.push(END_EVENT);
      reported = state;
      at = place?.step;
      // Each listener gets its own copy, so that none can change it for the others.
      const facts = JSON.stringify({ step: place?.step ?? null, test: null, ...detail, state });
      for (const name of names)
        host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: JSON.parse(facts) }));
    }

    /** A listener may call methods of this figure or another one: it must be ready by then, and no part in the middle of an update. */
    function onStep(event: Event): void {
      event.stopPropagation();
      const { detail } = event as CustomEvent<StepReport>;
      const state = detail.state ?? live.getState();
      if (isReady) {
        const place = live.place();
        queueMicrotask(() => report(detail, state, place));
      } else early = () => report(detail, state, live.place());
    }

    /** Explains wrong option values beside the figure, which then uses its defaults. */
    function readOptions(): Readonly<Record<string, string>> {
      const options = optionsFrom(host, known);
      stopExplaining();
      stopExplaining = options ? nothing : explainOptions();
      return options ?? {};
    }

    /** Loads the explanation only when it is needed. */
    function explainOptions(): () => void {
      let stop = nothing;
      let stopped = false;
      whenLoaded(
        () => import('./attributes/wrongOptions.ts'),
        ({ wrongOptions }) => {
          if (!stopped) stop = wrongOptions(target, host, known, language);
        },
      );
      return () => {
        stopped = true;
        stop();
      };
    }

    function make(query: string): void {
      live = begin({ target, host, query, options: readOptions(), figure, language, step: known.step, onfault });
      if (live.getState() === '') target.append(standIn);
      else standIn.remove();
      live.flush?.();
    }

    /** Runs an action now, or when every part of the figure is mounted. */
    function inTurn(act: () => void): void {
      if (isReady) act();
      else
        whenMade = whenMade.then(() => {
          if (!listening.signal.aborted) act();
        });
    }

    /** A figure that never had a state cannot update: it is created again. */
    function show(query: string): void {
      if (live.getState() !== '') return live.setState(query);
      live.end();
      make(query);
    }

    function followTo(query: string, changed: ReadonlySet<string>): void {
      const isOption = (name: string): boolean => Object.hasOwn(known.options, name);
      if ([...changed].some((name) => isOption(name) || known.texts.includes(name))) {
        const shown = live.getState();
        live.end();
        // Another text has other steps, so the old step means nothing.
        make(shown === '' || ![...changed].every(isOption) ? query : shown);
      } else {
        show(query);
        live.setBaseline();
      }
    }

    function follow(changed: ReadonlySet<string>): void {
      const query = queryFrom(host, known);
      whenKnown(query, () => inTurn(() => followTo(query, changed)));
    }

    /** Figures without steps ignore this. */
    function goTo(from: (step: number) => number): void {
      if (known.step !== null) inTurn(() => live.goTo(from(live.place()?.step ?? 0)));
    }

    target.addEventListener(STEP_EVENT, onStep, listening);
    let whenMade = makeFirst(() => make(queryFrom(host, known)));
    // Pending calls run before the figure is shown, so that nobody sees an outdated state.
    const ready = whenMade
      .then(() => whenMade)
      .then(() => {
        if (listening.signal.aborted) return;
        dress(target);
        isReady = true;
        early();
      });

    return {
      ready,
      next: () => goTo((at) => at + 1),
      previous: () => goTo((at) => at - 1),
      goTo: (step) => goTo(() => step),
      getState: () => live.getState(),
      setState: (query) => whenKnown(query, () => inTurn(() => show(query))),
      follow,
      adopt: () => {
        if (isReady) dress(target);
      },
      end: () => {
        listening.abort();
        live.end();
        standIn.remove();
        stopExplaining();
        undress(target);
      },
    };
  };
