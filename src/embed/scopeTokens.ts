import { SIZE_PROPERTY, THEMED } from './contract.ts';

type Declarations = ReadonlyMap<string, string>;

const COLOUR = /^#[0-9a-f]{3,8}$/i;

function declarations(css: string, selector: RegExp): Declarations {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`The design tokens have no block ${selector.source}.`);
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));
}

/** A colour for each scheme becomes one value that follows the scheme of the page; what is no colour keeps its light value. */
function inBothSchemes(light: string, dark: string | undefined): string {
  return dark !== undefined && COLOUR.test(light) && COLOUR.test(dark) ? `light-dark(${light},${dark})` : light;
}

function themed(name: string, value: string): string {
  const short = name.slice(2);
  return short in THEMED ? `var(--wallkick-${short},${value})` : value;
}

/** Sizes that count from the root of the page count from a property of the element: the page may have any root size. */
export const sizedByElement = (css: string): string =>
  css.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, `calc($1*var(${SIZE_PROPERTY},1rem))`);

/**
 * The design tokens for a shadow root.
 * @param css the site's tokens: a block `:root`, one for its dark theme, and the palettes of pieces
 * @throws Error when one of them is missing: the tokens are part of the program
 */
export function scopeTokens(css: string): string {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  const light = declarations(bare, /:root\s*\{(.*?)\}/s);
  const dark = declarations(bare, /:root\[data-theme='dark'\]\s*\{(.*?)\}/s);
  const own = [...light].map(([name, value]) => `${name}:${themed(name, inBothSchemes(value, dark.get(name)))}`);
  const palettes = bare.slice(bare.search(/:root,\s*\[data-palette/)).replace(/:root\b/, ':host');
  return sizedByElement(`:host{${own.join(';')}}${palettes.replace(/\s+/g, ' ').replace(/ ?([{};:,]) ?/g, '$1')}`);
}
