import { usageTable } from '#analysis/usage.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { measureRate } from './measure.ts';
import { SEARCH_LIMIT, timeSearches } from './searches.ts';

/** Limits besides that of a search, in milliseconds. */
const LIMITS = { atlas: 10_000, usage: 2 } as const;

const against = (took: number, limit: number): string =>
  `${took < 10 ? took.toFixed(2) : took.toFixed(0)} ms (at most ${limit}${took > limit ? ': NOT REACHED' : ''})`;

/** Times the analyses that pages and figures wait for. */
export function benchAnalysis(): readonly string[] {
  const { atlas, endings, slowestWitness, slowestDifference } = timeSearches();
  const tables = measureRate(() => usageTable(srsGuideline).length, 1);
  return [
    'Analysis',
    `  atlas of all systems    ${against(atlas, LIMITS.atlas)}: ${endings} endings`,
    `  slowest witness         ${against(slowestWitness, SEARCH_LIMIT)}: open and standing board together`,
    `  slowest difference      ${against(slowestDifference, SEARCH_LIMIT)}: Guideline SRS against each system`,
    `  usage table of SRS      ${against(1000 / tables.median, LIMITS.usage)}`,
  ];
}
