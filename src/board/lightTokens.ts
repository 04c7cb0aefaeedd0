const blockOf = (css: string, selector: RegExp): string => {
  const block = selector.exec(css)?.[1];
  if (block === undefined) throw new Error(`tokens.css: the block ${selector.source} was not found.`);
  return block;
};

/**
 * Reads the design tokens of the light theme with one palette of pieces.
 * @returns a function from the name of a token, `--T`, to its resolved value
 * @throws Error for a missing block or token: both are part of the program
 */
export function lightTokens(css: string, palette: string): (name: string) => string {
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  const blocks = [
    blockOf(bare, /:root\s*\{(.*?)\}/s),
    blockOf(bare, new RegExp(`\\[data-palette='${palette}'\\]\\s*\\{(.*?)\\}`, 's')),
  ];
  const values = new Map(
    blocks.flatMap((block) =>
      block.split(';').flatMap((one): [string, string][] => {
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
