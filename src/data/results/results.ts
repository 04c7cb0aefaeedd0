import { srsGuideline } from '#rules/srsGuideline.ts';
import { conformanceLines, VECTORS_VERSION, type VectorSet } from '../conformance.ts';
import type { BadgeLines } from './badge.ts';
import data from './results.json' with { type: 'json' };

/** How a library of npm did on the vectors of Guideline SRS, as `npm run results` found it. */
export interface GameResult {
  readonly name: string;
  /** Version and day of the last run; null if there was none. */
  readonly version: string | null;
  readonly date: string | null;
  /** The numbers of the lines that passed in that run, by set. */
  readonly passed: Readonly<Partial<Record<VectorSet, string>>>;
  /** Why the last try gave no result; null if it did. */
  readonly notRun: string | null;
}

export const RESULTS: readonly GameResult[] = data;

/** The lines of a set that a library passes. */
export const passedLines = ({ passed }: GameResult, set: VectorSet): readonly number[] =>
  (passed[set] ?? '').split(' ').filter(Boolean).map(Number);

/** The row of a library that could not be run: it keeps its last result. */
export const notRun = (name: string, last: GameResult | undefined, reason: string): GameResult => ({
  ...(last ?? { name, version: null, date: null, passed: {} }),
  notRun: reason,
});

/** The lines of the small set that a library passes, for its badge. */
export const smallLines = (result: GameResult): BadgeLines => ({
  passed: passedLines(result, 'small').length,
  all: conformanceLines(srsGuideline, 'small').length,
});

/** The path of a library’s badge below `/data/`. */
export const badgePath = ({ name }: GameResult, ending: 'svg' | 'json'): string =>
  `vectors/v${VECTORS_VERSION}/badges/${name}.${ending}`;
