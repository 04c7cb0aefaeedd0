// How a drawing of a page is painted there, as rules that need nothing of the page.

/** What is inherited: said where it is other than around. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'paint-order',
] as const;
/** What is not, and its value where nothing is said. */
const OWN = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'dominant-baseline': 'auto' } as const;
/** Lengths that stay as they are when a drawing is shown larger or smaller, where it says so. */
const UNSCALED = ['stroke-width', 'stroke-dasharray'] as const;

type Style = CSSStyleDeclaration;

/** Mixed colours as programs that know nothing newer can read them: `color(srgb 1 0.5 0 / 0.7)` is `rgba(255,128,0,0.7)`. */
const plainColours = (css: string): string =>
  css.replace(/color\(srgb ([^)]+)\)/g, (_whole, values: string) => {
    const [red, green, blue, alpha = 1] = values.split(/[\s/]+/).map(Number);
    return `rgba(${[red, green, blue].map((part) => Math.round((part ?? 0) * 255)).join()},${alpha})`;
  });

const scaled = (lengths: string, by: number): string =>
  lengths.replace(/([\d.]+)(px)?/g, (whole, length: string, unit?: string) =>
    unit ? `${Math.round(Number(length) * by * 100) / 100}px` : whole,
  );

/**
 * What an element is painted with that those around it do not say; all of it where nothing is around.
 * @param unscaled length in the drawing of what is one pixel long on the screen; null where that differs by direction
 */
function paintOf(style: Style, around: Style | null, unscaled: number | null): string {
  const said = new Map(
    INHERITED.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === around?.getPropertyValue(name) ? [] : [[name as string, value]];
    }),
  );
  for (const [name, none] of Object.entries(OWN))
    if (style.getPropertyValue(name) !== none) said.set(name, style.getPropertyValue(name));
  const effect = style.getPropertyValue('vector-effect');
  if (effect !== 'none' && style.stroke !== 'none') {
    if (unscaled === null) said.set('vector-effect', effect);
    else for (const name of UNSCALED) said.set(name, scaled(style.getPropertyValue(name), unscaled));
  }
  return [...said].map((one) => one.join(':')).join(';');
}

/** The rules of a picture, and copies of drawings that go by them. */
export class Painter {
  readonly #classes = new Map<string, string>();

  get rules(): string {
    return [...this.#classes].map(([paint, name]) => `.${name}{${paint}}`).join('');
  }

  /** The name of the class of what is painted so. */
  classOf(paint: string): string {
    const plain = plainColours(paint);
    const name = this.#classes.get(plain) ?? `p${this.#classes.size}`;
    this.#classes.set(plain, name);
    return name;
  }

  /**
   * What is inside an SVG element, as one group without style sheet.
   * @param isSeen whether a shape, or a group with all that is in it, is wanted
   */
  copy(svg: SVGSVGElement, isSeen: (shape: Element) => boolean = () => true): SVGGElement {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const { a, d } = svg.getScreenCTM() ?? { a: 1, d: 1 };
    const unscaled = Math.abs(a - d) < 0.001 * a ? 1 / a : null;
    const style = getComputedStyle(svg);
    this.#paint(group, style, null, unscaled);
    this.#copyChildren(svg, group, style, unscaled, isSeen);
    return group;
  }

  #paint(copy: Element, style: Style, around: Style | null, unscaled: number | null): void {
    const paint = paintOf(style, around, unscaled);
    if (paint !== '') copy.setAttribute('class', this.classOf(paint));
  }

  #copyChildren(
    from: Element,
    to: Element,
    around: Style,
    unscaled: number | null,
    isSeen: (shape: Element) => boolean,
  ): void {
    for (const child of from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) to.append(child.cloneNode());
      if (!(child instanceof Element)) continue;
      const style = getComputedStyle(child);
      // Patterns and gradients are never shown themselves, whatever a browser calls that.
      if ((style.display === 'none' || !isSeen(child)) && !child.closest('defs')) continue;
      const copy = child.cloneNode(false) as Element;
      for (const name of ['class', 'style', ...INHERITED]) copy.removeAttribute(name);
      this.#paint(copy, style, around, unscaled);
      this.#copyChildren(child, copy, style, unscaled, isSeen);
      to.append(copy);
    }
  }
}
