import { Drawing, type Deed, type Which } from './drawing.ts';
import { nodesOf, patchChildren } from './patch.ts';

/** A component that is compiled to be drawn. */
export type Drawn<Props> = (drawing: Drawing, props: Props) => void;

/** Events that elements of a drawing hear. */
const HEARD = ['click', 'input', 'change'] as const;
/**
 * What the build writes on elements (site/build/drawnComponents.ts): `data-on-click` names what is done then, `data-tend` what tends it, and
 * `data-keeps` stands on a control that a drawing can do nothing with.
 */
const NAMED = [...HEARD.map((type) => `data-on-${type}`), 'data-tend', 'data-keeps'];
const BUSY = NAMED.map((name) => `[${name}]`).join();

/**
 * A figure that is drawn by the component that the framework would make, without the framework: it is written as HTML, and written again,
 * part by part, when something has changed.
 */
export class DrawnFigure<Props> {
  /** What holds the figure, and nothing else. */
  readonly place = document.createElement('div');
  readonly #component: Drawn<Props>;
  readonly #needed: (press: Event) => void;
  readonly #deeds = new Map<string, Deed>();
  readonly #tended = new WeakSet<Element>();
  readonly #letGo: (() => void)[] = [];
  readonly #hearing = new AbortController();
  #shown?: Drawing;

  /** @param needed is called with what asks for more than a drawing can do */
  constructor(component: Drawn<Props>, props: Props, needed: (press: Event) => void) {
    this.#component = component;
    this.#needed = needed;
    this.#shown = this.#draw('most', props);
    const { frame, parts } = this.#shown;
    // The marks between which the framework looks for what it goes on with.
    this.place.append(nodesOf(`<!--[-->${frame.map((html, index) => html + (parts[index] ?? '')).join('')}<!--]-->`));
    this.#tend();
  }

  get root(): HTMLElement {
    return this.place.querySelector<HTMLElement>('[data-widget]')!;
  }

  /** Brings the frame of the figure and some of its parts up to date. */
  draw(which: Which, props: Props): void {
    const before = this.#shown!;
    const after = this.#draw(which, props);
    const frame = after.frame.join('');
    const places = (): Element[] => [...this.place.querySelectorAll('.figure-part')];
    if (frame !== before.frame.join('')) patchChildren(this.place, nodesOf(`<!--[-->${frame}<!--]-->`));
    const parts = after.parts.map((html, index) => {
      if (html === null) return before.parts[index] ?? null;
      if (html !== before.parts[index]) patchChildren(places()[index]!, nodesOf(`${html}<!---->`));
      return html;
    });
    this.#shown = Object.assign(after, { parts });
    this.#tend();
  }

  /** From now on nothing in it is heard; it stays as it is drawn, without the names of what was done. */
  end(): void {
    for (const element of this.place.querySelectorAll(BUSY)) for (const name of NAMED) element.removeAttribute(name);
    this.#hearing.abort();
    for (const letGo of this.#letGo.splice(0)) letGo();
  }

  #draw(which: Which, props: Props): Drawing {
    const drawing = new Drawing(which, this.#shown).write((one) => this.#component(one, props));
    for (const [name, deed] of drawing.deeds) this.#deeds.set(name, deed);
    return drawing;
  }

  /** Gives elements that have come what they do. */
  #tend(): void {
    for (const element of this.place.querySelectorAll<HTMLElement>(BUSY)) {
      if (this.#tended.has(element)) continue;
      this.#tended.add(element);
      for (const type of HEARD) element.addEventListener(type, (event) => this.#hear(element, event), this.#hearing);
      const tend = this.#deeds.get(element.dataset['tend'] ?? '');
      const letGo = tend?.(element as never);
      if (typeof letGo === 'function') this.#letGo.push(letGo as () => void);
    }
  }

  #hear(element: HTMLElement, event: Event): void {
    if ('keeps' in element.dataset && event.type === (element.matches('select') ? 'change' : 'click'))
      this.#needed(event);
    this.#deeds.get(element.getAttribute(`data-on-${event.type}`) ?? '')?.(event as never);
  }
}
