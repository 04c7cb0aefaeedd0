import { CHANGE_EVENT, END_EVENT, STEP_EVENT } from '#figure/events.ts';
import type { OnFault } from '#figure/faults.ts';
import { changedWords, printWords, wordsOf } from '#text/words.ts';
import { lineFrom } from './attributes/attributes.ts';
import { languageOf } from './language.ts';
import type { Awaken } from './live.ts';
import { looksFrom } from './attributes/looks.ts';
import { dress, undress } from './styles.ts';

/** A figure that stands in a shadow root. */
export interface LiveFigure {
  /** What is shown, as a line of words; empty while there has never been anything to show. */
  readonly getState: () => string;
  /** Shows what a whole line says; a wrong one is explained inside the figure, and what was shown stays. */
  readonly setState: (line: string) => void;
  /** From now on reset goes back to what is shown, unless the last line was wrong. */
  readonly keep: () => void;
  /** Where the figure is on its way, and where that ends; null for figures without steps. */
  readonly place: () => { readonly step: number; readonly last: number } | null;
  /** Beyond an end of the way it stops there. */
  readonly goTo: (step: number) => void;
  /** Makes the page hear now what the figure has to tell; called when it has begun. */
  readonly flush?: () => void;
  readonly end: () => void;
}

/** What a figure is told when it begins. */
export interface Beginning {
  readonly target: ShadowRoot;
  readonly host: HTMLElement;
  /** Its state as a line of words; empty where no attribute says anything. */
  readonly line: string;
  /** The looks that attributes choose. */
  readonly looks: Readonly<Record<string, string | undefined>>;
  /** Names it in links: the id of the element, or a made-up name. */
  readonly figure: string;
  readonly language: string;
  /** The word that is its step; null for figures without steps. */
  readonly step: string | null;
  /** Called with what the figure throws: it cannot go on. */
  readonly onfault: OnFault;
}

export type Begin = (beginning: Beginning) => LiveFigure;

/** What a figure says of itself at a step. */
interface Told {
  readonly step?: number;
  readonly state?: string;
}

const nothing = (): void => undefined;

let figures = 0;

/** Makes a figure for the first time; fulfilled when it is whole. */
export type MakeFirst = (make: () => void) => Promise<void>;

/** Joins a figure to its element: attributes to the state and the looks, what the figure tells to the events of the element. */
export const awakener =
  (begin: Begin, makeFirst: MakeFirst): Awaken =>
  (host, known, onfault) => {
    const target = host.shadowRoot;
    const language = languageOf(host);
    const figure = host.id || `${host.localName}-${++figures}`;
    const listening = new AbortController();
    /** The children of the element: they stand in as long as the figure has never had anything to show. */
    const standIn = document.createElement('slot');
    let told = '';
    let at: number | undefined;
    let isWhole = false;
    /** Tells what the figure shows, or has told, when it is whole. */
    let early = (): void => tell({}, live.getState(), live.place());
    let stopExplaining = nothing;
    let live: LiveFigure;

    /** A state without what is only one moment of it. */
    const still = (line: string): string =>
      printWords(changedWords(wordsOf(line), new Map([known.step ?? '', 'tried'].map((name) => [name, '']))));

    /** Tells the page what is shown, where that is news: each step, another state, the end of the way. */
    function tell(detail: Told, state: string, place: ReturnType<LiveFigure['place']>): void {
      if (state === told || listening.signal.aborted) return;
      const names: string[] = [STEP_EVENT];
      if (told !== '' && still(told) !== still(state)) names.push(CHANGE_EVENT);
      if (told !== '' && place && place.step === place.last && (names[1] ?? place.step !== at)) names.push(END_EVENT);
      told = state;
      at = place?.step;
      // Each listener gets facts of its own: what it does to them changes nothing here.
      const facts = JSON.stringify({ step: place?.step ?? null, test: null, ...detail, state });
      for (const name of names)
        host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: JSON.parse(facts) }));
    }

    /** Who hears of a figure may ask it, or another one, for something at once: that can be done when it is whole, and no part at work. */
    function hear(event: Event): void {
      event.stopPropagation();
      const { detail } = event as CustomEvent<Told>;
      const state = detail.state ?? live.getState();
      if (isWhole) {
        const place = live.place();
        queueMicrotask(() => tell(detail, state, place));
      } else early = () => tell(detail, state, live.place());
    }

    /** What is wrong with an attribute that chooses a look is said beside the figure, which has its usual look then. */
    function readLooks(): Readonly<Record<string, string>> {
      const looks = looksFrom(host, known);
      stopExplaining();
      stopExplaining = looks ? nothing : explainLooks();
      return looks ?? {};
    }

    /** What says it is fetched. */
    function explainLooks(): () => void {
      let stop = nothing;
      let stopped = false;
      void import('./attributes/wrongLooks.ts').then(({ wrongLooks }) => {
        if (!stopped) stop = wrongLooks(target, host, known, language);
      });
      return () => {
        stopped = true;
        stop();
      };
    }

    function make(line: string): void {
      live = begin({ target, host, line, looks: readLooks(), figure, language, step: known.step, onfault });
      if (live.getState() === '') target.append(standIn);
      else standIn.remove();
      live.flush?.();
    }

    /** Does something at once, or when every part of the figure is made. */
    function inTurn(act: () => void): void {
      if (isWhole) act();
      else
        whenMade = whenMade.then(() => {
          if (!listening.signal.aborted) act();
        });
    }

    /** A figure that never had a state to show cannot go on from it: it begins again. */
    function show(line: string): void {
      if (live.getState() !== '') return live.setState(line);
      live.end();
      make(line);
    }

    function followTo(line: string, changed: ReadonlySet<string>): void {
      const isLook = (name: string): boolean => Object.hasOwn(known.looks, name);
      if ([...changed].some((name) => isLook(name) || known.texts.includes(name))) {
        const shown = live.getState();
        live.end();
        // Another text has another way: where somebody stood on that of the last one says nothing.
        make(shown === '' || ![...changed].every(isLook) ? line : shown);
      } else {
        show(line);
        live.keep();
      }
    }

    function follow(changed: ReadonlySet<string>): void {
      const line = lineFrom(host, known);
      inTurn(() => followTo(line, changed));
    }

    /** Figures without steps stay as they are. */
    function goTo(from: (step: number) => number): void {
      if (known.step !== null) inTurn(() => live.goTo(from(live.place()?.step ?? 0)));
    }

    target.addEventListener(STEP_EVENT, hear, listening);
    let whenMade = makeFirst(() => make(lineFrom(host, known)));
    // What it was asked in the meantime comes first: nobody sees a figure that is about to be another one.
    const whole = whenMade
      .then(() => whenMade)
      .then(() => {
        if (listening.signal.aborted) return;
        dress(target);
        isWhole = true;
        early();
      });

    return {
      whole,
      next: () => goTo((at) => at + 1),
      previous: () => goTo((at) => at - 1),
      goTo: (step) => goTo(() => step),
      getState: () => live.getState(),
      setState: (line) => inTurn(() => show(line)),
      follow,
      adopt: () => {
        if (isWhole) dress(target);
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
