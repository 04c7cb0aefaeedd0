import { list, type Root, type Rule } from 'postcss';
import { THEMED } from '#embed/reference/contract.ts';

const tokensIn = (value: string): readonly string[] =>
  Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name]) => name!);

const isThemed = (token: string): boolean => (THEMED as readonly string[]).includes(token.slice(2));

/** The rules of the tokens: one of the page, and one for each palette of pieces. */
function rulesOf(root: Root): { readonly page: Rule; readonly palettes: readonly Rule[] } {
  const rules = root.nodes.filter((node) => node.type === 'rule');
  const palettes = rules.filter(({ selector }) => selector.includes('[data-palette='));
  const page = rules.find(({ selector }) => selector === ':root');
  if (!page || palettes.length === 0) throw new Error('The design tokens have no rule :root, or no palette of pieces.');
  return { page, palettes };
}

/**
 * Adapts the design tokens to a shadow root. They follow the scheme of the page, and the properties that a page sets.
 * @param requested tokens in use, besides those that palettes and other tokens use
 * @param served font families of the site: browsers search for each that a page lacks, for every font size
 */
export const elementTokens =
  (requested: Iterable<string>, served: readonly string[]) =>
  (root: Root): void => {
    const { page, palettes } = rulesOf(root);
    root.walkAtRules((rule) => void rule.remove());
    page.walkDecls(/^(?!--)/, (declaration) => void declaration.remove());
    const used = new Set(requested);
    for (const palette of palettes) palette.walkDecls(({ value }) => tokensIn(value).forEach((name) => used.add(name)));
    const values = new Map<string, string>();
    page.walkDecls(({ prop, value }) => void values.set(prop, value));
    // A `Set` iterates over items that the loop adds, so the loop also finds tokens inside tokens.
    for (const name of used) for (const other of tokensIn(values.get(name) ?? '')) used.add(other);
    page.walkDecls((token) => {
      if (!used.has(token.prop)) return void token.remove();
      if (token.prop.startsWith('--font-'))
        token.value = list
          .comma(token.value)
          .filter((family) => !served.includes(family.slice(1, -1)))
          .join(', ');
      if (isThemed(token.prop)) token.value = `var(--wallkick-${token.prop.slice(2)}, ${token.value})`;
    });
    for (const rule of [page, ...palettes])
      rule.selectors = rule.selectors.map((selector) => (selector === ':root' ? ':host' : selector));
  };
