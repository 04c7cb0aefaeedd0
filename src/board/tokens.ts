import type { Picture } from './drawing.ts';

const blockOf = (css: string, selector: RegExp): string => {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`tokens.css: the block ${selector.source} was not found.`);
  return block;
};

export type Theme = 'light' | 'dark';

const BOTH_THEMES = /light-dark\(([^,]+),([^)]+)\)/g;

/** Returns a value with the colours of a theme in the place of `light-dark()`. */
export const inTheme = (value: string, theme: Theme): string =>
  value.replace(BOTH_THEMES, (_pair, light: string, dark: string) => (theme === 'dark' ? dark : light).trim());

/**
 * Reads the design tokens of a theme with one palette of pieces.
 * @returns a function from the name of a token, `--T`, to its resolved value
 * @throws Error for a missing block or token: both are part of the program
 */
export function themeTokens(css: string, theme: Theme, palette: string): (name: string) => string {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  const blocks = [/:root\s*\{(.*?)\}/s, new RegExp(`\\[data-palette='${palette}'\\]\\s*\\{(.*?)\\}`, 's')];
  const values = new Map(
    blocks.flatMap((selector) =>
      blockOf(bare, selector)
        .split(';')
        .flatMap((one): [string, string][] => {
          const name = one.slice(0, one.indexOf(':')).trim();
          return name.startsWith('--') ? [[name, inTheme(one.slice(one.indexOf(':') + 1).trim(), theme)]] : [];
        }),
    ),
  );
  return (name) => {
    let value = values.get(name);
    while (value?.startsWith('var(')) value = values.get(value.slice(4, -1));
    if (value === undefined) throw new Error(`tokens.css: there is no token ${name} with the palette ${palette}.`);
    return value;
  };
}

/** Returns the values of tokens in a theme for pictures, each palette read once. */
export function themeValues(css: string, theme: Theme, ofFigure = 'guideline'): Picture['valuesOf'] {
  const known = new Map<string, ReturnType<typeof themeTokens>>();
  return (palette) => {
    const name = palette ?? ofFigure;
    const values = known.get(name) ?? themeTokens(css, theme, name);
    known.set(name, values);
    return values;
  };
}
