import { misuse } from './checkProps.ts';

/** Checks a request to a figure and its expected outcome. Returns the problem, or null. */
export type RequestCheck = (show: string, expect: string | undefined) => string | null;

/** What the build knows about a figure that others drive. */
interface PageFigure {
  readonly check: RequestCheck;
  /** Its initial state, as a query; empty if nothing follows such figures. */
  readonly opening: string;
}

/** The figures on a page so far, by name. */
const figures = new WeakMap<object, Map<string, PageFigure>>();

interface Use {
  readonly url: URL;
  readonly locals: object;
}

/** Registers a figure, so that later words and tables can be checked against it. */
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

/** Returns the figure that words or a table drive. The build stops if it does not come before them. */
export function figureBefore({ url, locals }: Use, component: string, name: string): PageFigure {
  const known = figures.get(locals) ?? new Map<string, PageFigure>();
  const figure = known.get(name);
  if (figure) return figure;
  const names = known.size > 0 ? `there are ${[...known.keys()].join(', ')}` : 'there is none';
  throw misuse({ url }, component, `no figure "${name}" is before it on the page; ${names}.`);
}
