import 'strings:fault.element';
import type { Poster, PosterModule } from '#figure/element/element.ts';
import { FAULT_EVENT } from '#figure/events.ts';
import { attributeNames, spellings, valueIn, type ElementFacts } from '#figure/record/elementWords.ts';
import { speaker } from '#text/strings.ts';
import { queryFrom } from './attributes/attributes.ts';
import { optionsFrom } from './attributes/options.ts';
import { forget, whenInView } from './inView.ts';
import { languageOf } from './language.ts';
import type { MountedFigure, Part } from './live.ts';
import { sheetsFor } from './sheets.ts';
import { dress } from './styles.ts';
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
function warn(say: (warnings: typeof import('./warnings.ts')) => void): void {
  import('./warnings.ts').then(say).catch(() => undefined);
}

type Rooted = HTMLElement & { readonly shadowRoot: ShadowRoot };

/**
 * Returns the class of an element that loads and shows its figure when it comes into view. Until then it shows its children, or its poster
 * if it has one.
 */
export function figureElement(
  known: ElementFacts,
  load: () => Promise<Part>,
  posters?: PosterModule,
): CustomElementConstructor {
  const names = attributeNames(known);
  let part: Part | undefined;

  return class extends Base implements FigureElement {
    static readonly observedAttributes = spellings(names);
    #figure: MountedFigure | null = null;
    #coming = false;
    readonly #calls: ((figure: MountedFigure) => void)[] = [];
    readonly #changed = new Set<string>();
    #fallback: HTMLElement | undefined;
    #poster: Poster | null = null;
    #fault: HTMLElement | undefined;

    connectedCallback(): void {
      if (!this.shadowRoot) this.#prepare(this.attachShadow({ mode: 'open' }));
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
      if (this.#poster) dress(this.shadowRoot, SHELL);
      else this.shadowRoot.adoptedStyleSheets = sheetsFor(this.ownerDocument, [SHELL]);
      this.#figure?.adopt();
    }

    attributeChangedCallback(name: string): void {
      if (!this.#figure) return;
      // Frameworks set attributes one by one. Together they are one state.
      if (this.#changed.size === 0) queueMicrotask(() => this.#follow());
      this.#changed.add(name.replace(/^data-/, ''));
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
      this.#wake();
      return this.#figure?.getState() ?? this.#poster?.getState() ?? '';
    }

    setState(query: string): void {
      this.#when((figure) => figure.setState(String(query)));
    }

    #prepare(root: ShadowRoot): void {
      this.#fallback = document.createElement('div');
      this.#fallback.className = 'waiting';
      this.#stand(root);
    }

    /** Shows the children of the element. */
    #stand(root: ShadowRoot): void {
      root.adoptedStyleSheets = sheetsFor(this.ownerDocument, [SHELL]);
      this.#poster = null;
      if (!this.#fallback) return;
      this.#fallback.setAttribute('part', 'fallback');
      this.#fallback.replaceChildren(document.createElement('slot'));
      root.append(this.#fallback);
      this.#fallback.style.minHeight = `${roomFor(this, known.room)}px`;
    }

    /** Shows the poster in place of the children, unless the figure was there before. */
    async #preview(): Promise<void> {
      const options = optionsFrom(this, known);
      const poster = options && (await posters?.openPoster(queryFrom(this, known), options, languageOf(this)));
      if (!poster || !this.#fallback || this.#figure || this.#poster || !this.isConnected) return;
      this.#poster = poster;
      this.#fallback.removeAttribute('part');
      this.#fallback.style.minHeight = '';
      this.#fallback.replaceChildren(poster.element);
      dress(this.shadowRoot!, SHELL);
    }

    /** Replaces children or poster by the figure, and keeps step and focus of the poster. */
    #unveil(figure: MountedFigure): void {
      const focused = this.shadowRoot?.activeElement?.getAttribute('aria-label');
      const chosen = this.#poster?.chosen();
      if (chosen !== undefined) figure.goTo(chosen);
      this.#poster = null;
      this.#fallback?.remove();
      this.#fault?.remove();
      if (focused) this.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
    }

    /** Loads the code of the figure; null if it is loaded already. */
    #fetch(): Promise<boolean> | null {
      if (part) return null;
      void this.#preview();
      return load()
        .then((come) => {
          part = come;
          return true;
        })
        .catch((reason: unknown) => {
          console.warn(
            `<${this.localName}> could not be loaded; its children stay. Check that the server has all of embed/v1/. ${String(reason)}`,
          );
          this.#sayFault();
          return false;
        });
    }

    /** Makes the figure, and loads it first if needed. An element outside a document has none. */
    #wake(): void {
      if (this.#figure || this.#coming || !this.isConnected) return;
      forget(this);
      const fetching = this.#fetch();
      if (!fetching) return void this.#make();
      this.#coming = true;
      void fetching.then((fetched) => {
        this.#coming = false;
        if (fetched && this.isConnected) void this.#make();
      });
    }

    /** Makes the loaded figure and shows it when it is ready. */
    async #make(): Promise<void> {
      if (this.#figure || !part) return;
      let figure: MountedFigure | undefined;
      let failed = false;
      const onfault = (error: unknown): void => {
        reportError(error);
        if (failed) return;
        failed = true;
        // The framework is still updating the figure.
        queueMicrotask(() => this.#fail(figure));
      };
      try {
        figure = part.mount(this as Rooted, known, onfault);
        this.#figure = figure;
        for (const call of this.#calls.splice(0)) call(figure);
        await figure.ready;
      } catch (error) {
        onfault(error);
      }
      if (figure && this.#figure === figure) this.#unveil(figure);
    }

    /** Removes a broken figure and shows the children of the element again. */
    #fail(figure: MountedFigure | undefined): void {
      if (!this.shadowRoot || this.#figure !== (figure ?? null)) return;
      figure?.end();
      this.#figure = null;
      this.shadowRoot.replaceChildren();
      this.#stand(this.shadowRoot);
      this.#sayFault();
    }

    /** Explains under the children why the figure is missing. */
    #sayFault(): void {
      // A second attempt to load the files may fail too.
      if (this.#fault?.isConnected) return;
      if (!this.#fault) {
        this.#fault = document.createElement('p');
        this.#fault.setAttribute('part', 'fault');
        this.#fault.setAttribute('role', 'alert');
        this.#fault.textContent = speaker(languageOf(this))('fault.element');
      }
      this.#fallback?.append(this.#fault);
      if (this.#fallback) this.#fallback.style.minHeight = '';
      this.dispatchEvent(new CustomEvent(FAULT_EVENT, { bubbles: true, composed: true }));
    }

    #when(call: (figure: MountedFigure) => void): void {
      this.#wake();
      if (this.#figure) call(this.#figure);
      else this.#calls.push(call);
    }

    #follow(): void {
      const changed = new Set(this.#changed);
      this.#changed.clear();
      this.#figure?.follow(changed);
    }

    #end(): void {
      if (!this.#figure) return;
      this.#figure.end();
      this.#figure = null;
      if (this.shadowRoot) this.#stand(this.shadowRoot);
    }

    #warn(): void {
      const unusual = this.getAttributeNames().filter((name) => !names.includes(name) && !USUAL.test(name));
      if (unusual.length > 0) warn(({ warnOfUnknown }) => warnOfUnknown(this, unusual, names));
    }
  };
}
