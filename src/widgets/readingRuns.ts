import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { outcomeWord } from './checkedScenario.ts';
import { shareLink } from './contract/share.ts';

/** One reading of a board: what comes of it, and where a stepper shows it. */
export interface ReadingRun {
  /** The name of the reading; null for the ruling. */
  readonly reading: string | null;
  /** `test 3`, `fail`. */
  readonly outcome: string;
  /** The address of the page with the stepper in that state, from the root of the site. */
  readonly link: string;
}

/** A page needs an origin to make a link of; links within the site leave it out. */
const ORIGIN = 'https://site.invalid';

function runOf(line: string, reading: string | null, page: string, figure: string): ReadingRun {
  const scenario = readScenario(reading === null ? line : `${line} readings=${reading}`);
  if (!scenario.ok) throw new Error(`${line}: ${scenario.diagnostics.map(({ sentence }) => sentence).join(' ')}`);
  const { system, memory } = scenario.value;
  const { pathname, search, hash } = new URL(shareLink(ORIGIN + page, figure, scenario.value));
  return {
    reading,
    outcome: outcomeWord(rotate(system, requestOf(scenario.value), memory)),
    link: pathname + search + hash,
  };
}

/**
 * A scenario under the ruling, and under another reading where there is one.
 * @param page the address of the page on which the stepper `figure` stands
 * @throws Error when the scenario cannot be read or its system has no such reading: it stops the build
 */
export const readingRuns = (
  {
    scenario,
    figure,
    reading,
  }: { readonly scenario: string; readonly figure: string; readonly reading: string | null },
  page: string,
): readonly ReadingRun[] =>
  [null, ...(reading === null ? [] : [reading])].map((name) => runOf(scenario, name, page, figure));
