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
  readonly #deeds: Map<string, Deed>;
  readonly #tended = new WeakSet<Element>();
  readonly #letGo: (() => void)[] = [];
  readonly #hearing = new AbortController();
  #shown?: Drawing;

  /** @param needed is called with what asks for more than a drawing can do */
  constructor(component: Drawn<Props>, props: Props, needed: (press: Event) => void) {
    this.#component = component;
    this.#needed = needed;
    this.#shown = this.#draw('most', props);
    const { frame, parts, deeds } = this.#shown;
    this.#deeds = new Map(deeds);
    // The marks between which the framework looks for what it goes on with.
    this.place.append(nodesOf(`<!--[-->${frame.map((html, index) => html + (parts[index] ?? '')).join('')}<!--]-->`));
    this.#tend();
  }

  get root(): HTMLElement {
    return this.place.querySelector<HTMLElement>('[data-widget]')!;
  }

  /** Draws the frame of the figure and some of its parts. Returns what shows them, which holds until anything else is shown. */
  prepare(which: Which, props: Props): () => void {
    const before = this.#shown!;
    const after = this.#draw(which, props);
    const parts = after.parts.map((html, index) => html ?? before.parts[index] ?? null);
    const [frame, frameBefore] = [after, before].map((drawing) => drawing.frame.join(''));
    const nodes = [
      frame === frameBefore ? null : nodesOf(`<!--[-->${frame}<!--]-->`),
      ...parts.map((html, index) => (html === (before.parts[index] ?? null) ? null : nodesOf(`${html}<!---->`))),
    ];
    return () => {
      this.#shown = Object.assign(after, { parts });
      for (const deed of after.deeds) this.#deeds.set(...deed);
      nodes.forEach((come, index) => {
        if (come) patchChildren([this.place, ...this.place.querySelectorAll('.figure-part')][index]!, come);
      });
      this.#tend();
    };
  }

  /** From now on nothing in it is heard; it stays as it is drawn, without the names of what was done. */
  end(): void {
    for (const element of this.place.querySelectorAll(BUSY)) for (const name of NAMED) element.removeAttribute(name);
    this.#hearing.abort();
    for (const letGo of this.#letGo.splice(0)) letGo();
  }

  #draw(which: Which, props: Props): Drawing {
    return new Drawing(which, this.#shown).write((one) => this.#component(one, props));
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
