import type { FigureSpec } from '../fields.ts';

type Props = Readonly<Record<string, unknown>>;

/** Joins the attributes of a figure that are parameters of its state, `system="sega" piece="T"`, to one query. */
export function queryProps<Page extends { readonly props: Props }, S>(page: Page, { fields }: FigureSpec<S>): Page {
  const isParam = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(fields, name);
  const attributes = Object.entries(page.props);
  const params = attributes.filter(isParam).map(([name, value]) => `${name}=${String(value)}`);
  const others = attributes.filter((attribute) => !isParam(attribute));
  return { ...page, props: { ...Object.fromEntries(others), query: params.join(' ') } };
}
