import type { ElementWeight } from './elementWeight.ts';
import type { OfflineWeight } from './offlineWeight.ts';
import type { PageWeight } from './pageWeights.ts';

/** Our JavaScript of a page while a reader only reads, in bytes (brotli). Starlight's own parts come on top. */
export const SCRIPT_BUDGET = 3_000;
/** The same when every figure of the page is in use. What a component shares with its report is a file of its own. */
export const USED_BUDGET = 107_000;
/** HTML of a page, in bytes as they are. */
export const HTML_BUDGET = 250_000;
/** Files with styles of a page. A browser opens six connections to a server, and one more file costs a phone a round trip. */
export const SHEETS_BUDGET = 6;

/** A stepper in a foreign page, in bytes (brotli): until its picture, which steps, and the whole figure. */
export const ELEMENT_BUDGET: ElementWeight = { picture: 34_000, figure: 70_500 };

/** What comes after a page has loaded, for offline reading, in bytes (brotli). The list of files grows by about 50 bytes a file. */
export const OFFLINE_BUDGET: OfflineWeight = { page: 1_000, worker: 50_000 };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns the faults in what a stepper in a foreign page loads.
 * @param wasteful files that cost a request for little
 */
export const elementFaults = (weight: ElementWeight, wasteful: readonly string[]): readonly string[] => [
  ...(['picture', 'figure'] as const)
    .filter((part) => weight[part] > ELEMENT_BUDGET[part])
    .map(
      (part) =>
        `An element loads ${weight[part]} bytes of JavaScript for the ${part} of a stepper; its limit is ${kilobytes(ELEMENT_BUDGET[part])}`,
    ),
  ...wasteful.map(
    (name) => `A stepper waits for ${name}, which comes after the others or is tiny; put it into one of them`,
  ),
];

/** Returns the faults in the weight of offline reading. */
export const offlineFaults = (weight: OfflineWeight): readonly string[] =>
  (['page', 'worker'] as const)
    .filter((part) => weight[part] > OFFLINE_BUDGET[part])
    .map(
      (part) =>
        `Offline reading loads ${weight[part]} bytes of JavaScript for the ${part}; its limit is ${kilobytes(OFFLINE_BUDGET[part])}`,
    );

/** Returns the faults in the weights of pages. */
export function budgetFaults(
  pages: readonly Pick<PageWeight, 'page' | 'html' | 'sheets' | 'js' | 'used'>[],
): readonly string[] {
  return pages.flatMap(({ page, html, sheets, js, used }) => [
    ...(html.raw > HTML_BUDGET
      ? [`${page} has ${kilobytes(html.raw)} of HTML; its limit is ${kilobytes(HTML_BUDGET)}`]
      : []),
    ...(sheets > SHEETS_BUDGET ? [`${page} waits for ${sheets} style sheets; its limit is ${SHEETS_BUDGET}`] : []),
    ...(js.brotli > SCRIPT_BUDGET
      ? [
          `${page} loads ${kilobytes(js.brotli)} of JavaScript before it is used; its limit is ${kilobytes(SCRIPT_BUDGET)}`,
        ]
      : []),
    ...(used.brotli > USED_BUDGET
      ? [
          `${page} loads ${kilobytes(used.brotli)} of JavaScript when it is used; its limit is ${kilobytes(USED_BUDGET)}`,
        ]
      : []),
  ]);
}
