// The rules of style sheets that paint a drawing, as rules that need nothing of a page.

/** What a drawing is painted with. */
export interface Paint {
  /** Names by which the style sheet knows the drawing: `board mini tried`. */
  readonly classes: string;
  /** Custom properties of the drawing alone: `--p:var(--T)`. */
  readonly style?: string;
  readonly css: string;
  /** Length in the drawing of a line that is one pixel wide at every size; strokes are drawing units where nothing is said. */
  readonly pixel?: number;
}

/** The value that a custom property has, `#f5f7f3` for `--paper`. */
export type ValueOf = (property: string) => string;

const COMMENTS = /\/\*.*?\*\//gs;
/** Adds nothing to the weight of a selector, and not every program that shows pictures knows it. */
const WEIGHTLESS = /:where\(([^()]*)\)/g;
/** Excepts elements with an attribute of their own. In pictures such attributes are styles, and resvg skips rules with `:not()`. */
const EXCEPTIONS = /:not\(\[[\w-]+\]\)/g;

const classesIn = (selector: string): readonly string[] =>
  Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);

interface Selector {
  /** Classes of the drawing itself. */
  readonly root: readonly string[];
  /** What it says of the inside of the drawing, and the classes that must be there. */
  readonly inside: string;
  readonly needs: readonly string[];
}

interface Rule {
  readonly selectors: readonly Selector[];
  readonly declarations: string;
}

function selectorOf(text: string): Selector {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const inside = rest.join(' ');
  return { root: classesIn(first), inside, needs: classesIn(inside) };
}

const known = new Map<string, readonly Rule[]>();

/** The rules of a style sheet, read once. */
function rulesOf(css: string): readonly Rule[] {
  const rules =
    known.get(css) ??
    rulesIn(css).map(([selectors, declarations]) => ({
      selectors: selectors.replace(WEIGHTLESS, '$1').replace(EXCEPTIONS, '').split(',').map(selectorOf),
      declarations,
    }));
  known.set(css, rules);
  return rules;
}

/** The rules of a style sheet, without those under conditions: media and containers are matters of pages, not of pictures. */
function rulesIn(css: string): readonly (readonly [selectors: string, declarations: string])[] {
  const bare = css.replace(COMMENTS, '');
  const rules: [string, string][] = [];
  let depth = 0;
  let from = 0;
  let selectors = '';
  for (const { 0: brace, index } of bare.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (brace === '{' && depth === 1) selectors = bare.slice(from, index).trim();
    if (brace === '}' && depth === 0 && !selectors.startsWith('@')) rules.push([selectors, bare.slice(from, index)]);
    if (depth === 0 || (brace === '{' && depth === 1)) from = index + 1;
  }
  return rules;
}

const channels = (colour: string): readonly number[] =>
  colour === 'transparent' ? [0, 0, 0, 0] : [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).concat(1);

/** `color-mix(in srgb, #f00 40%, #fff)` as programs that know nothing newer can read it. */
const mixed = (css: string): string =>
  css.replace(
    /color-mix\(in srgb, (#\w{6}) ([\d.]+)%, (#\w{6}|transparent)\)/g,
    (_whole, one: string, percent: string, other: string) => {
      const share = Number(percent) / 100;
      const [from, to] = [channels(one), channels(other)];
      if (other === 'transparent') return `rgba(${from.slice(0, 3).join()},${share})`;
      return `rgb(${[0, 1, 2].map((index) => Math.round(from[index]! * share + to[index]! * (1 - share))).join()})`;
    },
  );

const round = (length: number): number => Math.round(length * 100) / 100;

/** Lengths that stay as they are on a screen where lines do not grow with the drawing. */
const LINES = ['stroke-width', 'stroke-dasharray'];

/** Declarations with values in the place of properties and sums. */
const literal = (declarations: string, valueOf: ValueOf, pixel: number): string =>
  declarations
    .split(';')
    .filter((one) => one.includes(':'))
    .map((one) => {
      const [name, value] = [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()];
      const plain = mixed(value.replace(/var\((--[\w-]+)\)/g, (_whole, property: string) => valueOf(property))).replace(
        /calc\(([\d.]+) \* ([\d.]+)px\)/g,
        (_whole, factor: string, length: string) => `${round(Number(factor) * Number(length))}px`,
      );
      const isScaled = pixel !== 1 && LINES.includes(name);
      return `${name}:${isScaled ? plain.replace(/[\d.]+/g, (length) => String(round(Number(length) * pixel))) : plain}`;
    })
    .join(';');

/** The custom properties of a drawing, by their names. */
const ownValues = (style: string): ReadonlyMap<string, string> =>
  new Map(style.split(';').map((one) => one.split(':') as [string, string]));

/** Names and values, in the order of their rules. */
export type Declarations = readonly (readonly [name: string, value: string])[];

/** A rule for what is inside a drawing. */
export interface PaintRule {
  /** Selectors below the drawing; empty for the drawing itself. */
  readonly selectors: readonly string[];
  readonly declarations: string;
}

/**
 * The rules that mean something inside a drawing, with values in the place of properties.
 * @param content what is in it
 */
export function paintRules(content: string, paint: Paint, valueOf: ValueOf): readonly PaintRule[] {
  const classes = new Set(paint.classes.split(' '));
  const own = ownValues(paint.style ?? '');
  const value: ValueOf = (name) => {
    const said = own.get(name);
    return said === undefined
      ? valueOf(name)
      : said.replace(/^var\((.*)\)$/, (_whole, other: string) => valueOf(other));
  };
  const drawn = new Set(
    classesIn(
      Array.from(content.matchAll(/ class="([^"]*)"/g), ([, names = '']) => `.${names.replaceAll(' ', '.')}`).join(''),
    ),
  );
  const concerns = ({ root, needs }: Selector): boolean =>
    root.length > 0 && root.every((name) => classes.has(name)) && needs.every((name) => drawn.has(name));
  return rulesOf(paint.css).flatMap(({ selectors, declarations }) => {
    const concerned = selectors.filter(concerns).map(({ inside }) => inside);
    return concerned.length === 0
      ? []
      : [{ selectors: concerned, declarations: literal(declarations, value, paint.pixel ?? 1) }];
  });
}

/** Writes rules for what is inside a group, by the class of the group. */
export const rulesText = (group: string, rules: readonly PaintRule[]): string =>
  rules
    .map(({ selectors, declarations }) => {
      const scoped = selectors.map((inside) => (inside === '' ? `.${group}` : `.${group} ${inside}`));
      return `${scoped.join()}{${declarations}}`;
    })
    .join('');

const declarationsIn = (text: string): Declarations =>
  text.split(';').map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]);

/** The declarations for an element with some classes. Their rules have equal weight, so a later one wins. */
export const declarationsFor = (rules: readonly PaintRule[], classes: readonly string[]): Declarations =>
  rules.flatMap(({ selectors, declarations }) =>
    selectors.some(
      (inside) => /^(?:\.[\w-]+)+$/.test(inside) && classesIn(inside).every((name) => classes.includes(name)),
    )
      ? declarationsIn(declarations)
      : [],
  );
