import 'strings:results';
import { perftTotals, PERFT_PRESSES } from '#analysis/kickPerft.ts';
import { conformanceLines, RANDOM_LINES, VECTOR_SETS } from '#data/conformance.ts';
import { passedLines, RESULTS } from '#data/results/results.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import type { Say } from '#text/strings.ts';
import { fact } from '../facts/fact.ts';
import type { CountRows } from './countRows.ts';

/** Results of libraries, how many of them pass each line, and what pieces reach in a few presses. */
export const RESULT_TABLES = ['programs', 'lines', 'perft'] as const;

const NPM = 'https://www.npmjs.com/package/';

export function resultTable(of: (typeof RESULT_TABLES)[number], say: Say): CountRows {
  const heads = (...names: readonly string[]): readonly string[] => names.map((name) => say(`results.head.${name}`));
  const all = { small: conformanceLines(srsGuideline, 'small').length, random: RANDOM_LINES };
  const label = say(`results.table.${of}`);
  switch (of) {
    case 'programs':
      return {
        label,
        heads: heads('program', 'version', 'date', 'small', 'random', 'notRun'),
        rows: RESULTS.map((result) => ({
          name: result.name,
          href: NPM + result.name,
          cells: [
            result.version ?? '–',
            result.date ?? '–',
            ...VECTOR_SETS.map((set) =>
              result.date === null
                ? say('results.notRun')
                : say('results.passed', { passed: passedLines(result, set).length, all: all[set] }),
            ),
            result.notRun === null ? '–' : say('results.because', { reason: result.notRun }),
          ],
        })),
      };
    case 'lines': {
      const run = RESULTS.filter(({ date }) => date !== null);
      const counts = VECTOR_SETS.map((set) => {
        const passed = run.flatMap((result) => passedLines(result, set));
        const times = Map.groupBy(passed, (id) => id);
        return conformanceLines(srsGuideline, set).map(({ id }) => times.get(id)?.length ?? 0);
      });
      return {
        label,
        heads: heads('passing', 'small', 'random'),
        rows: Array.from({ length: run.length + 1 }, (_, programs) => ({
          name: say('results.programs', { count: programs }),
          cells: counts.map((own) => own.filter((count) => count === programs).length),
        })),
      };
    }
    case 'perft': {
      const counts = new Map(fact('perft'));
      return {
        label,
        heads: [
          ...heads('system'),
          ...Array.from({ length: PERFT_PRESSES }, (_, index) => say('results.presses', { count: index + 1 })),
        ],
        rows: SYSTEMS.map(({ id, name }) => ({ name, cells: perftTotals(counts.get(id)!) })),
      };
    }
  }
}
