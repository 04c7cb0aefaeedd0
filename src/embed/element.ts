import 'strings:fault.element';
import 'strings:fault.old';
import { whenLoaded } from '#board/whenLoaded.ts';
import type { Poster, PosterModule } from '#figure/element/element.ts';
import { FAULT_EVENT } from '#figure/events.ts';
import { attributeNames, spellings, valueIn, type ElementFacts } from '#figure/record/elementParams.ts';
import { speaker } from '#text/strings.ts';
import { queryFrom } from './attributes/attributes.ts';
import { optionsFrom } from './attributes/options.ts';
import { forget, whenInView } from './inView.ts';
import { languageOf } from './language.ts';
import type { MountedFigure, FigureModule } from './live.ts';
import { wear } from './sheets.ts';
import { dress, undress } from './styles.ts';
import type { FigureElement } from './wallkick.d.ts';

// Server-side rendering has no DOM. The module then loads and defines nothing.
export const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** A figure becomes visible when it is complete. Where it is not loaded yet, paper needs no empty place for it. */
const SHELL =
  ':host{display:flow-root}:host([hidden]){display:none}.waiting~*{display:none!important}@media print{.waiting{min-height:0!important}}';

/** Where elements are at least as wide, in pixels, figures put their parts side by side. */
const WIDE = 760;
/** The least height of figures in the small layout. */
const SMALL = 320;

/** The usual height of a figure. It reserves the place, so that the page shifts little and only figures near the screen load. */
function roomFor(element: HTMLElement, [narrow, wide]: ElementFacts['room']): number {
  if (valueIn(element, 'layout') === 'small') return SMALL;
  return element.clientWidth < WIDE ? narrow : wide;
}

/** Attributes that every element may have. */
const USUAL = /^(id|class|style|(data|aria)-.*)$/;

/** Most pages never need the warnings, so they load on demand. */
const warn = (say: (warnings: typeof import('./warnings.ts')) => void): void =>
  whenLoaded(() => import('./warnings.ts'), say);

type Rooted = HTMLElement & { readonly shadowRoot: ShadowRoot };

/**
 * An element is *waiting* until it comes near the screen or a method is called, and again when it leaves the page. While it is *fetching* the
 * code of its figure and *mounting* the figure unseen, it shows its poster if it has one. Then the figure is *shown*, or it has *failed*.
 */
type State = 'waiting' | 'fetching' | 'mounting' | 'shown' | 'failed';

const nothing = (): void => undefined;

/** Browsers from before spring 2024 know no colours for two themes, and lack more that figures need. */
const isOld = globalThis.CSS?.supports('color', 'light-dark(red, red)') === false;

/**
 * Returns the class of an element that loads and shows its figure when it comes into view. Until then it shows its children, or its poster
 * if it has one.
 */
export function figureElement(
  known: ElementFacts,
  load: () => Promise<FigureModule>,
  posters?: PosterModule,
): CustomElementConstructor {
  const names = attributeNames(known);
  let part: FigureModule | undefined;

  return class extends Base implements FigureElement {
    static readonly observedAttributes = spellings(names);
    #state: State = 'waiting';
    /** The figure while it is mounted and afterwards. */
    #figure: MountedFigure | null = null;
    /** What is in the place of the figure until it is shown: the children of the element, or its poster. */
    #place: HTMLElement | undefined;
    #root: ShadowRoot | null = null;
    #poster: Poster | null = null;
    #fault: HTMLElement | undefined;
    /** Calls of methods that wait for the figure. */
    readonly #calls: ((figure: MountedFigure) => void)[] = [];
    /** The query that such a call asked for; null if attributes say what to show. */
    #asked: string | null = null;
    readonly #changed = new Set<string>();

    /** Some pages close every shadow root, and the browser then does not name it. */
    override get shadowRoot(): ShadowRoot | null {
      return this.#root;
    }

    connectedCallback(): void {
      if (!this.shadowRoot) {
        this.#place = document.createElement('div');
        this.#place.className = 'waiting';
        this.#root = this.attachShadow({ mode: 'open' });
        this.#stand();
      }
      this.#warn();
      if (!this.#figure) whenInView(this, { fetch: () => this.#fetch(), make: () => this.#make() });
    }

    disconnectedCallback(): void {
      forget(this);
      // An element that only moves within the page keeps its figure.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** A style sheet belongs to one document, so a moved element needs new ones. */
    adoptedCallback(): void {
      if (!this.shadowRoot) return;
      if (this.#state === 'shown') this.#figure?.adopt();
      else this.#draw();
    }

    attributeChangedCallback(attribute: string): void {
      const name = attribute.replace(/^data-/, '');
      // Frameworks set attributes one by one. Together they are one state.
      if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
      this.#changed.add(name);
      if (Object.hasOwn(known.options, name)) return;
      // They replace what calls asked for before.
      this.#asked = null;
      this.#calls.fill(nothing);
    }

    /** `next` is a method and also a parameter of labs. Frameworks set it as a property, which sets the attribute. */
    get next(): () => void {
      return () => this.#when((figure) => figure.next());
    }

    set next(pieces: unknown) {
      if ((pieces ?? null) === null) this.removeAttribute('next');
      else this.setAttribute('next', String(pieces));
    }

    previous(): void {
      this.#when((figure) => figure.previous());
    }

    goTo(step: number): void {
      if (Number.isInteger(step)) this.#when((figure) => figure.goTo(step));
      else warn(({ warnOfStep }) => warnOfStep(this, step));
    }

    getState(): string {
      this.#when(nothing);
      return this.#figure?.getState() ?? (this.#poster?.element.parentNode ? this.#poster.getState() : '');
    }

    setState(query: string): void {
      this.#when((figure) => figure.setState(String(query)));
      if (this.#figure) return;
      this.#asked = String(query);
      if (this.#poster) this.#draw();
    }

    /** Begins again with the children of the element. */
    #stand(): void {
      this.#poster = null;
      this.shadowRoot!.replaceChildren(this.#place!);
      this.#draw();
    }

    /** Draws what is in the place of the figure: a poster of the state that is asked for, or the children where there is none. */
    #draw(): void {
      const [root, place] = [this.shadowRoot!, this.#place!];
      const isPoster = this.#drawPoster();
      place.replaceChildren(isPoster ? this.#poster!.element : document.createElement('slot'));
      place.setAttribute('part', isPoster ? '' : 'fallback');
      if (isPoster) dress(root, SHELL);
      else {
        undress(root);
        wear(root, [SHELL]);
      }
      const isFailed = this.#state === 'failed';
      // Without its styles the element has no width, and the room follows the width.
      place.style.minHeight = isPoster || isFailed ? '' : `${roomFor(this, known.room)}px`;
      if (isFailed) place.append(this.#explained(isPoster ? 'fault below-poster' : 'fault'));
    }

    #drawPoster(): boolean {
      const options = this.#poster && optionsFrom(this, known);
      try {
        return !!options && this.#poster!.show(this.#asked ?? queryFrom(this, known), options);
      } catch {
        // The figure fails by the same error, and reports it.
        this.#poster = null;
        return false;
      }
    }

    /** Says why the figure is missing. */
    #explained(part: string): HTMLElement {
      this.#fault ??= document.createElement('p');
      this.#fault.setAttribute('part', part);
      this.#fault.setAttribute('role', 'alert');
      this.#fault.textContent = speaker(languageOf(this))(isOld ? 'fault.old' : 'fault.element');
      return this.#fault;
    }

    /** Shows the poster in place of the children, unless the figure was there before. */
    async #preview(): Promise<void> {
      const poster = await posters?.openPoster(languageOf(this));
      if (!poster || this.#poster || (this.#state !== 'fetching' && this.#state !== 'failed')) return;
      this.#poster = poster;
      this.#draw();
    }

    /** Loads the code of the figure; null if it is loaded already. */
    #fetch(): Promise<boolean> | null {
      if (part) return null;
      if (this.#state === 'waiting') this.#state = 'fetching';
      if (isOld) {
        this.#fail(null);
        return Promise.resolve(false);
      }
      void this.#preview();
      return load().then(
        (come) => {
          part = come;
          if (this.#calls.length > 0 && this.isConnected) void this.#make();
          return true;
        },
        (reason: unknown) => {
          if (this.#state !== 'failed')
            console.warn(
              `<${this.localName}> could not be loaded; its children stay. Check that the server has all of embed/v1/. ${String(reason)}`,
            );
          this.#fail(null);
          return false;
        },
      );
    }

    /** Makes the loaded figure and shows it when it is ready. */
    async #make(): Promise<void> {
      if (this.#figure || !part) return;
      forget(this);
      this.#state = 'mounting';
      let figure: MountedFigure | null = null;
      const onfault = (error: unknown): void => {
        reportError(error);
        // The framework is still updating the figure.
        queueMicrotask(() => this.#fail(figure));
      };
      try {
        const rules = part.rulesFor(this.#asked ?? queryFrom(this, known));
        if (rules) {
          await rules;
          // Meanwhile the element may have left the page, or come back and begun again.
          if (this.#figure || this.#state !== 'mounting') return;
        }
        figure = part.mount(this as Rooted, known, onfault);
        this.#figure = figure;
        this.#asked = null;
        for (const call of this.#calls.splice(0)) call(figure);
        await figure.ready;
        if (this.#figure === figure) this.#show(figure);
      } catch (error) {
        onfault(error);
      }
    }

    /** Replaces children or poster by the figure, and keeps step and focus of the poster. */
    #show(figure: MountedFigure): void {
      this.#state = 'shown';
      const focused = this.shadowRoot!.activeElement?.getAttribute('aria-label');
      const chosen = this.#poster?.chosen();
      if (chosen !== undefined) figure.goTo(chosen);
      this.#poster = null;
      this.#place!.remove();
      if (focused) this.shadowRoot!.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
    }

    /** Removes a broken figure, or one that did not come, and says so below children or poster. */
    #fail(figure: MountedFigure | null): void {
      if (this.#state === 'waiting' || this.#state === 'failed' || this.#figure !== figure) return;
      this.#state = 'failed';
      figure?.end();
      this.#figure = null;
      if (figure) this.#stand();
      else this.#draw();
      this.dispatchEvent(new CustomEvent(FAULT_EVENT, { bubbles: true, composed: true }));
    }

    /** Calls the figure. One that is not there is loaded and made first, unless the element is outside a document. */
    #when(call: (figure: MountedFigure) => void): void {
      if (this.#figure) return call(this.#figure);
      this.#calls.push(call);
      if (this.isConnected && !this.#fetch()) void this.#make();
    }

    #follow(): void {
      const changed = new Set(this.#changed);
      this.#changed.clear();
      if (this.#figure) this.#figure.follow(changed);
      else if (this.#poster) this.#draw();
    }

    #end(): void {
      if (this.#state === 'waiting') return;
      this.#state = 'waiting';
      this.#figure?.end();
      this.#figure = null;
      this.#stand();
    }

    #warn(): void {
      const unusual = this.getAttributeNames().filter((name) => !names.includes(name) && !USUAL.test(name));
      if (unusual.length > 0) warn(({ warnOfUnknown }) => warnOfUnknown(this, unusual, names));
    }
  };
}
