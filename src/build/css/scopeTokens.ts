import { SIZE_PROPERTY, THEMED } from '#embed/reference/contract.ts';

type Declarations = ReadonlyMap<string, string>;

const COLOUR = /^#[0-9a-f]{3,8}$/i;

function declarations(css: string, selector: RegExp): Declarations {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`The design tokens have no block ${selector.source}.`);
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** Joins the colours of both schemes into one value that follows the scheme of the page. */
function valueFor(light: string, dark: string | undefined): string {
  return dark !== undefined && COLOUR.test(light) && COLOUR.test(dark) ? `light-dark(${light},${dark})` : light;
}

function themed(name: string, value: string): string {
  const short = name.slice(2);
  return (THEMED as readonly string[]).includes(short) ? `var(--wallkick-${short},${value})` : value;
}

/** Makes sizes relative to a property of the element, since the page may have any root font size. */
export const sizedByElement = (css: string): string =>
  css.replace(/@container[^{]*|(?<![\w.-])(\d*\.?\d+)rem\b/g, (found, size?: string) =>
    size === undefined ? found : `calc(${size}*var(${SIZE_PROPERTY},1rem))`,
  );

/** A figure that a script has made needs no rules for pages without scripts. Keeps them for print, or drops them. */
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

/** Matches a fill with its opacity. */
const THINNED = /fill:\s*([^;{}]+);\s*fill-opacity:\s*var\((--[\w-]+)\)/g;

/**
 * Adapts component styles to an element: there, only colours follow the scheme of the page. A fill whose opacity differs between themes,
 * `34%` and `30%`, becomes a colour for each theme.
 * @throws Error if such a token is used otherwise
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

const tokensIn = (css: string): readonly string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);

/** Matches the palettes of pieces. The first one is the default. */
const PALETTES = /(?::root,\s*)?\[data-palette='\w+'\]\s*\{[^}]*\}/g;

/**
 * Returns the design tokens for a shadow root.
 * @param css the site's tokens: a block `:root`, one for its dark theme, and the palettes of pieces
 * @param requested tokens in use, besides those that palettes and other tokens use
 * @param served font families of the site: browsers search for each that a page lacks, for every font size
 * @throws Error for a missing token: the tokens are part of the program
 */
export function scopeTokens(css: string, requested: Iterable<string>, served: readonly string[]): string {
  const bare = served.reduce((text, family) => text.replace(`'${family}', `, ''), withoutComments(css));
  const { light, dark } = schemes(bare);
  const palettes = [...bare.matchAll(PALETTES)].map(([block]) => block).join('');
  if (palettes === '') throw new Error('The design tokens have no palette of pieces.');
  const used = new Set([...requested, ...tokensIn(palettes)]);
  // A `Set` iterates over items that the loop adds, so the loop also finds tokens inside tokens.
  for (const name of used) for (const other of tokensIn(light.get(name) ?? '')) used.add(other);
  const own = [...light]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${themed(name, valueFor(value, dark.get(name)))}`);
  const blocks = palettes
    .replaceAll(':root', ':host')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');
  return sizedByElement(`:host{${own.join(';')}}${blocks}`);
}
