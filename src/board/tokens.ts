import type { Picture } from './drawing.ts';

const blockOf = (css: string, selector: RegExp): string => {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`tokens.css: the block ${selector.source} was not found.`);
  return block;
};

export type Theme = 'light' | 'dark';

/** The blocks of a theme in the order in which they apply. */
const BLOCKS: Readonly<Record<Theme, readonly RegExp[]>> = {
  light: [/:root\s*\{(.*?)\}/s],
  dark: [/:root\s*\{(.*?)\}/s, /:root\[data-theme='dark'\]\s*\{(.*?)\}/s],
};

/**
 * Reads the design tokens of a theme with one palette of pieces.
 * @returns a function from the name of a token, `--T`, to its resolved value
 * @throws Error for a missing block or token: both are part of the program
 */
export function themeTokens(css: string, theme: Theme, palette: string): (name: string) => string {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  const blocks = [...BLOCKS[theme], new RegExp(`\\[data-palette='${palette}'\\]\\s*\\{(.*?)\\}`, 's')];
  const values = new Map(
    blocks.flatMap((selector) =>
      blockOf(bare, selector)
        .split(';')
        .flatMap((one): [string, string][] => {
          const name = one.slice(0, one.indexOf(':')).trim();
          return name.startsWith('--') ? [[name, one.slice(one.indexOf(':') + 1).trim()]] : [];
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
