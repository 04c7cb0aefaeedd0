import { styles } from 'styles:embed';
import { LOOK_ATTRIBUTES, lineFrom, spellings, unknownAttributes, valueOf } from './attributes.ts';
import { forget, whenInView } from './inView.ts';

/** A figure that is alive in an element. */
export interface LiveFigure {
  readonly getState: () => string;
  readonly setState: (line: string) => void;
  readonly end: () => void;
}

/** What a figure is told when it begins. */
export interface Beginning {
  readonly target: ShadowRoot;
  /** Its state as a line of words. */
  readonly line: string;
  /** Names it in links: the id of the element, or a made-up name. */
  readonly figure: string;
  readonly language: string;
  readonly layout: 'full' | 'small';
}

// Without a DOM (a server that renders a page) the module loads all the same; it only defines nothing.
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

let sheet: CSSStyleSheet | undefined;
let made = 0;

/** Style sheets that are made by a script pass every content security policy; style elements and attributes do not. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

function languageOf(element: Element): string {
  const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Attributes of an element whose state has these words. */
export const attributesFor = (words: readonly string[]): readonly string[] =>
  spellings([...words, 'scenario', ...LOOK_ATTRIBUTES]);

/** An element that shows a figure once it comes into view, and its own children until then. */
export abstract class FigureElement<Live extends LiveFigure> extends Base {
  #live: Live | null = null;
  #fallback: HTMLElement | undefined;
  #changed: 'nothing' | 'state' | 'look' = 'nothing';
  #name: string | undefined;
  #warned = false;

  protected abstract readonly words: readonly string[];
  protected abstract begin(beginning: Beginning): Live;

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sharedSheet()];
      this.#fallback = document.createElement('div');
      this.#fallback.className = 'fallback';
      this.#fallback.setAttribute('part', 'fallback');
      this.#fallback.append(document.createElement('slot'));
      root.append(this.#fallback);
    }
    this.#warn();
    if (!this.#live) whenInView(this, () => this.live());
  }

  disconnectedCallback(): void {
    forget(this);
    // An element that is only moved to another place stays alive.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string): void {
    if (!this.#live) return;
    // A framework sets several attributes in turn; together they are one state.
    if (this.#changed === 'nothing') queueMicrotask(() => this.#follow());
    if (/layout$/.test(name)) this.#changed = 'look';
    else if (this.#changed === 'nothing' && !/theme$/.test(name)) this.#changed = 'state';
  }

  /** The figure, made now if it is not alive yet. Null before the element has stood in a document. */
  protected live(): Live | null {
    const target = this.shadowRoot;
    if (this.#live || !target) return this.#live;
    forget(this);
    return this.#make(target, lineFrom(this, this.words));
  }

  #make(target: ShadowRoot, line: string): Live {
    this.#fallback?.remove();
    this.#name ??= this.id || `${this.localName}-${++made}`;
    this.#live = this.begin({
      target,
      line,
      figure: this.#name,
      language: languageOf(this),
      layout: valueOf(this, 'layout') === 'small' ? 'small' : 'full',
    });
    return this.#live;
  }

  #end(): void {
    this.#live?.end();
    this.#live = null;
    if (this.#fallback) this.shadowRoot?.append(this.#fallback);
  }

  #follow(): void {
    const changed = this.#changed;
    this.#changed = 'nothing';
    const [live, target] = [this.#live, this.shadowRoot];
    if (!live || !target || changed === 'nothing') return;
    const line = lineFrom(this, this.words);
    const shown = live.getState();
    // A figure that never had a state to show cannot go on from it: it begins again.
    if (changed === 'state' && shown !== '') return live.setState(line);
    live.end();
    this.#make(target, changed === 'look' && shown !== '' ? shown : line);
  }

  #warn(): void {
    const unknown = unknownAttributes(this, attributesFor(this.words));
    if (this.#warned || unknown.length === 0) return;
    this.#warned = true;
    const names = unknown.map((name) => `"${name}"`).join(', ');
    const known = [...this.words, 'scenario', ...LOOK_ATTRIBUTES].join(', ');
    console.warn(`<${this.localName}> does not know ${names}. Its attributes are ${known}.`);
  }
}
