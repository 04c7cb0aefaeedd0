import { misuse } from '#site/checkProps.ts';

/** What is wrong with words that ask a figure to show something, and with what is expected of it; null when nothing is. */
export type RequestCheck = (show: string, expect: string | undefined) => string | null;

/** The figures that stand on a page so far, by name. */
const figures = new WeakMap<object, Map<string, RequestCheck>>();

interface Use {
  readonly url: URL;
  readonly locals: object;
}

/** Announces a figure, so that words and tables after it can be checked against it. */
export function announceFigure({ url, locals }: Use, widget: string, name: string, check: RequestCheck): void {
  const known = figures.get(locals) ?? new Map<string, RequestCheck>();
  if (known.has(name)) throw misuse({ url }, widget, `there are two figures "${name}" on the page.`);
  figures.set(locals, known.set(name, check));
}

/** The build stops where words or a table drive a figure that does not stand before them. */
export function figureBefore({ url, locals }: Use, component: string, name: string): RequestCheck {
  const known = figures.get(locals) ?? new Map<string, RequestCheck>();
  const check = known.get(name);
  if (check) return check;
  const names = known.size > 0 ? `there are ${[...known.keys()].join(', ')}` : 'there is none';
  throw misuse({ url }, component, `no figure "${name}" stands before it on the page; ${names}.`);
}
