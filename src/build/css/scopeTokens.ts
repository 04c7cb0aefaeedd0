import { SIZE_PROPERTY, THEMED } from '#embed/reference/contract.ts';

type Declarations = ReadonlyMap<string, string>;

const COLOUR = /^#[0-9a-f]{3,8}$/i;

function declarations(css: string, selector: RegExp): Declarations {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`The design tokens have no block ${selector.source}.`);
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** A colour for each scheme becomes one value that follows the scheme of the page. */
function valueFor(light: string, dark: string | undefined): string {
  return dark !== undefined && COLOUR.test(light) && COLOUR.test(dark) ? `light-dark(${light},${dark})` : light;
}

function themed(name: string, value: string): string {
  const short = name.slice(2);
  return (THEMED as readonly string[]).includes(short) ? `var(--wallkick-${short},${value})` : value;
}

/** Sizes that count from the root of the page count from a property of the element: the page may have any root size. */
export const sizedByElement = (css: string): string =>
  css.replace(/@container[^{]*|(?<![\w.-])(\d*\.?\d+)rem\b/g, (found, size?: string) =>
    size === undefined ? found : `calc(${size}*var(${SIZE_PROPERTY},1rem))`,
  );

/** A figure that a script has made asks for no scripts: what is for pages without them is left for paper alone, or out. */
export const withScripts = (css: string): string =>
  css
    .replace(/@media \(scripting: none\), print/g, '@media print')
    .replace(/@media screen and \(scripting: enabled\)/g, '@media screen')
    .replace(/@media \(scripting: none\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '');

const schemes = (bare: string): { readonly light: Declarations; readonly dark: Declarations } => ({
  light: declarations(bare, /:root\s*\{(.*?)\}/s),
  dark: declarations(bare, /:root\[data-theme='dark'\]\s*\{(.*?)\}/s),
});

/** A fill and how much of it is to be seen. */
const THINNED = /fill:\s*([^;{}]+);\s*fill-opacity:\s*var\((--[\w-]+)\)/g;

/**
 * The styles of a component in an element: CSS follows the scheme of the page by colours alone, so that a fill whose opacity is another
 * in each theme, `34%` and `30%`, becomes a colour for each.
 * @throws Error where such a token is used otherwise
 */
export function inBothSchemes(css: string, tokens: string): string {
  const { light, dark } = schemes(withoutComments(tokens));
  const uneven = new Map(
    [...light].filter(([name, value]) => dark.has(name) && dark.get(name) !== value && !COLOUR.test(value)),
  );
  const thinned = (colour: string, share: string | undefined): string =>
    `color-mix(in srgb,${colour} ${share},transparent)`;
  const text = css.replace(THINNED, (whole, colour: string, name: string) =>
    uneven.has(name)
      ? `fill:light-dark(${thinned(colour, uneven.get(name))},${thinned(colour, dark.get(name))})`
      : whole,
  );
  const left = [...uneven.keys()].find((name) => text.includes(`var(${name})`));
  if (left !== undefined) throw new Error(`${left} differs between the themes and is no opacity of a fill beside it.`);
  return text;
}

const askedIn = (css: string): readonly string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

/** The palettes of pieces; the first one holds where none is named. */
const PALETTES = /(?::root,\s*)?\[data-palette='\w+'\]\s*\{[^}]*\}/g;

/**
 * The design tokens for a shadow root.
 * @param css the site's tokens: a block `:root`, one for its dark theme, and the palettes of pieces
 * @param asked the tokens that are asked for, besides those that palettes and other tokens ask for
 * @param served families of fonts that the site serves: a browser looks for each that a page does not have, for every size of text
 * @throws Error when one of them is missing: the tokens are part of the program
 */
export function scopeTokens(css: string, asked: Iterable<string>, served: readonly string[]): string {
  const bare = served.reduce((text, family) => text.replace(`'${family}', `, ''), withoutComments(css));
  const { light, dark } = schemes(bare);
  const palettes = [...bare.matchAll(PALETTES)].map(([block]) => block).join('');
  if (palettes === '') throw new Error('The design tokens have no palette of pieces.');
  const used = new Set([...asked, ...askedIn(palettes)]);
  // A `Set` iterates over what is added meanwhile, so tokens used by tokens are found too.
  for (const name of used) for (const other of askedIn(light.get(name) ?? '')) used.add(other);
  const own = [...light]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${themed(name, valueFor(value, dark.get(name)))}`);
  const blocks = palettes
    .replaceAll(':root', ':host')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
  return sizedByElement(`:host{${own.join(';')}}${blocks}`);
}
