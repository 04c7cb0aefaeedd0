import { figureLink } from '#share/figureLink.ts';
import { FIGURES } from './registry.ts';

/** The outcome under one reading, and the figure that shows it. */
export interface ReadingRun {
  /** The name of the reading; null for the ruling. */
  readonly reading: string | null;
  /** `test 3`, `fail`, or another value of `expect`. */
  readonly outcome: string;
  /** The address of the page with the figure in that state, from the root of the site. */
  readonly link: string;
}

/** A link needs an origin; links within the site remove it. */
const ORIGIN = 'https://site.invalid';

/**
 * Returns the outcome of a figure under the ruling and under the other readings.
 * @param page the address of the figure's page
 * @throws Error if the figure cannot be run, its parameters cannot be read or the system has no such reading, to stop the build
 */
export function readingRuns(
  {
    widget,
    figure,
    query,
    readings,
  }: {
    readonly widget: string;
    readonly figure: string;
    readonly query: string;
    readonly readings: readonly string[];
  },
  page: string,
): readonly ReadingRun[] {
  const run = FIGURES.find(({ name }) => name === widget)?.run;
  if (!run) {
    const names = FIGURES.filter((one) => one.run).map(({ name }) => name);
    throw new Error(`No figure "${widget}" can be run without a page; those that can are ${names.join(', ')}.`);
  }
  return [null, ...readings].map((name) => {
    const { outcome, params: shown } = run(name === null ? query : `${query} readings=${name}`);
    const { pathname, search, hash } = new URL(figureLink(ORIGIN + page, figure, shown));
    return { reading: name, outcome, link: pathname + search + hash };
  });
}
