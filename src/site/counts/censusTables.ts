import 'strings:census';
import {
  censusCounts,
  countsByY,
  hasMistake,
  isRight,
  MISTAKES,
  PROGRAMS,
  READ,
  wrongTable,
  type CensusProgram,
} from '#data/census/census.ts';
import { linesFailed } from '#data/census/parting.ts';
import type { Say } from '#text/strings.ts';
import type { CountRows } from './countRows.ts';

/** Tables of the page: all counts, counts by how y is written, by kind of program, by language, and the programs that are named. */
export const CENSUS_TABLES = ['counts', 'y', 'kinds', 'languages', 'mistakes', 'programs'] as const;
type CensusTableName = (typeof CENSUS_TABLES)[number];

const headsOf = (say: Say, ...names: readonly string[]): readonly string[] =>
  names.map((name) => say(`census.head.${name}`));

/** Programs with a table by a property, most first. */
function countsBy(key: (program: CensusProgram) => string): CountRows['rows'] {
  const groups = [...Map.groupBy(READ, key)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([name, some]) => {
    const right = some.filter(isRight).length;
    return { name, cells: [some.length, right, some.length - right] };
  });
}

const mistakesText = ({ mistakes = [] }: CensusProgram, say: Say): string =>
  MISTAKES.filter((kind) => mistakes.some((name) => (kind.mistakes as readonly string[]).includes(name)))
    .map(({ id }) => say(`census.mistake.${id}`))
    .join('; ');

function programRow(program: CensusProgram, say: Say): CountRows['rows'][number] {
  const { name, address, commit, language, table, without } = program;
  const found = table === undefined ? '–' : mistakesText(program, say) || '–';
  const verdict =
    table === undefined ? say(`census.without.${without}`) : say(isRight(program) ? 'census.right' : 'census.isWrong');
  const lines = table === undefined || isRight(program) ? '–' : linesFailed(wrongTable(program));
  return { name: name!, href: address!, cells: [commit!, language, verdict, found, lines] };
}

const tableOf = (of: CensusTableName, say: Say): Omit<CountRows, 'label'> => {
  switch (of) {
    case 'counts': {
      const counts = censusCounts();
      const without = (why: string): number => PROGRAMS.filter((program) => program.without === why).length;
      const numbers = { ...counts, byCode: without('kicks by code'), none: without('no kick table') };
      return {
        heads: headsOf(say, 'what', 'programs'),
        rows: Object.entries(numbers).map(([name, count]) => ({ name: say(`census.count.${name}`), cells: [count] })),
      };
    }
    case 'y':
      return {
        heads: headsOf(say, 'y', 'programs', 'right', 'wrong'),
        rows: (['down, added', 'up, sign changed', 'up, added'] as const).map((y) => {
          const { all, right } = countsByY(y);
          return { name: say(`census.y.${y}`), cells: [all, right, all - right] };
        }),
      };
    case 'kinds':
      return { heads: headsOf(say, 'kind', 'programs', 'right', 'wrong'), rows: countsBy(({ kind }) => kind) };
    case 'languages':
      return {
        heads: headsOf(say, 'language', 'programs', 'right', 'wrong'),
        rows: countsBy(({ language }) => language),
      };
    case 'mistakes':
      return {
        heads: headsOf(say, 'mistake', 'programs', 'numbers'),
        rows: MISTAKES.map((kind) => ({
          name: say(`census.mistake.${kind.id}`),
          cells: [
            READ.filter((program) => hasMistake(program, kind)).length,
            say(`census.numbers.${kind.isUse ? 'right' : 'wrong'}`),
          ],
        })),
      };
    case 'programs':
      return {
        heads: headsOf(say, 'program', 'commit', 'language', 'verdict', 'mistake', 'lines'),
        rows: PROGRAMS.filter(({ name }) => name !== undefined).map((program) => programRow(program, say)),
      };
  }
};

export const censusTable = (of: CensusTableName, say: Say): CountRows => ({
  label: say(`census.table.${of}`),
  ...tableOf(of, say),
});
