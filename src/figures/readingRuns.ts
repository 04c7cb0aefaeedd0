import { figureLink } from '#share/figureLink.ts';
import { FIGURES } from './registry.ts';

/** One reading of a matter: what comes of it, and where a figure shows it. */
export interface ReadingRun {
  /** The name of the reading; null for the ruling. */
  readonly reading: string | null;
  /** `test 3`, `fail`, or what else pages expect of such a figure. */
  readonly outcome: string;
  /** The address of the page with the figure in that state, from the root of the site. */
  readonly link: string;
}

/** A page needs an origin to make a link of; links within the site leave it out. */
const ORIGIN = 'https://site.invalid';

/**
 * What a figure shows under the ruling, and under the other readings where there are any.
 * @param page the address of the page on which the figure stands
 * @throws Error when no such figure can be run, the words cannot be read or the system has no such reading: it stops the build
 */
export function readingRuns(
  {
    widget,
    figure,
    words,
    readings,
  }: {
    readonly widget: string;
    readonly figure: string;
    readonly words: string;
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
    const { outcome, words: shown } = run(name === null ? words : `${words} readings=${name}`);
    const { pathname, search, hash } = new URL(figureLink(ORIGIN + page, figure, shown));
    return { reading: name, outcome, link: pathname + search + hash };
  });
}
