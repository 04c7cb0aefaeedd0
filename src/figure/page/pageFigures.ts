import { misuse } from './checkProps.ts';

/** What is wrong with words that ask a figure to show something, and with what is expected of it; null when nothing is. */
export type RequestCheck = (show: string, expect: string | undefined) => string | null;

/** What those who drive a figure know of it. */
interface PageFigure {
  readonly check: RequestCheck;
  /** What it shows when the page opens, as words; empty where nothing follows such figures. */
  readonly opening: string;
}

/** The figures that stand on a page so far, by name. */
const figures = new WeakMap<object, Map<string, PageFigure>>();

interface Use {
  readonly url: URL;
  readonly locals: object;
}

/** Announces a figure, so that words and tables after it can be checked against it. */
export function announceFigure(
  { url, locals }: Use,
  widget: string,
  name: string,
  check: RequestCheck,
  opening = '',
): void {
  const known = figures.get(locals) ?? new Map<string, PageFigure>();
  if (known.has(name)) throw misuse({ url }, widget, `there are two figures "${name}" on the page.`);
  figures.set(locals, known.set(name, { check, opening }));
}

/** The build stops where words or a table drive a figure that does not stand before them. */
export function figureBefore({ url, locals }: Use, component: string, name: string): PageFigure {
  const known = figures.get(locals) ?? new Map<string, PageFigure>();
  const figure = known.get(name);
  if (figure) return figure;
  const names = known.size > 0 ? `there are ${[...known.keys()].join(', ')}` : 'there is none';
  throw misuse({ url }, component, `no figure "${name}" stands before it on the page; ${names}.`);
}
