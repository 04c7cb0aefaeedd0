import type { FigureSpec } from '../fields.ts';

type Props = Readonly<Record<string, unknown>>;

/** The page with those attributes of a figure that are words of its state, `system="sega" piece="T"`, joined to a line of words. */
export function wordProps<Page extends { readonly props: Props }, S>(page: Page, { fields }: FigureSpec<S>): Page {
  const isWord = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(fields, name);
  const attributes = Object.entries(page.props);
  const words = attributes.filter(isWord).map(([name, value]) => `${name}=${String(value)}`);
  const others = attributes.filter((attribute) => !isWord(attribute));
  return { ...page, props: { ...Object.fromEntries(others), words: words.join(' ') } };
}
